import lighthouse from 'lighthouse';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Scores from 0 to 100, times in milliseconds. */
export type Audit = Readonly<
  Record<(typeof CATEGORIES)[number] | 'LCP ms' | 'TBT ms' | 'CLS', number>
>;

/** Simulated throttling computes the times of a slow phone; that of the DevTools slows the browser. */
export type Throttling = 'simulate' | 'devtools';

/** Lighthouse for mobile. The browser listens at the debugging port. */
export async function auditPage(
  url: string,
  port: number,
  throttlingMethod: Throttling = 'simulate',
): Promise<Audit> {
  const result = await lighthouse(url, {
    port,
    logLevel: 'silent',
    onlyCategories: [...CATEGORIES],
    throttlingMethod,
  });
  if (result === undefined) throw new Error(`Lighthouse has no result for ${url}`);
  const { categories, audits } = result.lhr;
  const score = (category: string): number => Math.round((categories[category]?.score ?? 0) * 100);
  const number = (audit: string): number => {
    const value = audits[audit]?.numericValue;
    if (value === undefined) throw new Error(`Lighthouse did not measure ${audit} of ${url}`);
    return value;
  };
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    'LCP ms': Math.round(number('largest-contentful-paint')),
    'TBT ms': Math.round(number('total-blocking-time')),
    CLS: Number(number('cumulative-layout-shift').toFixed(3)),
  };
}
