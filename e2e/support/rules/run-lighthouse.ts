import lighthouse from 'lighthouse';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** The measures in Lighthouse's performance score, by Lighthouse's abbreviations. */
export const PERFORMANCE_MEASURES = ['FCP', 'SI', 'LCP', 'TBT', 'CLS'] as const;

type PerformanceMeasure = (typeof PERFORMANCE_MEASURES)[number];

/** The score of each category is from 0 to 100. Lost points are points of the performance score. */
export type Audit = Readonly<
  Record<
    | (typeof CATEGORIES)[number]
    | 'LCP ms'
    | 'TBT ms'
    | 'CLS'
    | `points lost by ${PerformanceMeasure}`,
    number
  >
>;

/**
 * `simulate` loads the page at full speed and computes the times of a slow phone. `devtools` slows
 * the browser down and measures the times.
 */
export type Throttling = 'simulate' | 'devtools';

/** Runs Lighthouse's audit for mobile in the browser whose debugging port is `port`. */
export async function runLighthouse(
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
  /** The points that the measure takes from the performance score, which is at most 100. */
  const lost = (measure: PerformanceMeasure): number => {
    const found = categories.performance?.auditRefs.find(({ acronym }) => acronym === measure);
    const share = found && audits[found.id]?.score;
    if (!found || typeof share !== 'number') {
      throw new Error(`Lighthouse did not score ${measure} of ${url}`);
    }
    return Number((found.weight * (1 - share)).toFixed(1));
  };
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    'LCP ms': Math.round(number('largest-contentful-paint')),
    'TBT ms': Math.round(number('total-blocking-time')),
    CLS: Number(number('cumulative-layout-shift').toFixed(3)),
    'points lost by FCP': lost('FCP'),
    'points lost by SI': lost('SI'),
    'points lost by LCP': lost('LCP'),
    'points lost by TBT': lost('TBT'),
    'points lost by CLS': lost('CLS'),
  };
}
