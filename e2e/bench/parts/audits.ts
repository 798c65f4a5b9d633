import { routes } from '../../../lib/addresses/routes.ts';
import { launchChromium } from '../../support/browser/launch-chromium.ts';
import { indexablePages } from '../../support/pages/site-pages.ts';
import { runLighthouse, PERFORMANCE_MEASURES } from '../../support/rules/run-lighthouse.ts';
import type { Audit, Throttling } from '../../support/rules/run-lighthouse.ts';
import { getFreePort } from '../../support/servers/free-port.ts';
import { formatMenuId, MENU_SIZES } from '../bench-menus.ts';
import { visitAll, withBenchSite } from '../bench-site.ts';
import type { PartFigures } from '../figures.ts';
import { formatSpread, medianOf, spreadOf } from '../spread.ts';
import { startClientPage } from '../targets/client-page.ts';
import type { Part } from './part.ts';
import type { Pace } from '../pace.ts';

const MENU_ID = formatMenuId(MENU_SIZES.usual);
const MENU = routes.menu({ restaurantId: MENU_ID });
const PAYMENT = {
  name: 'a payment that succeeded',
  path: `${routes.paymentResult()}?RC=00&ORDER=1234567`,
};
const CLIENT_PAGE = 'the same menu rendered in the browser';

type Audits = Readonly<Record<Throttling, readonly Audit[]>>;

/**
 * The median score of each category. `seo` is included only for an indexable page of the site,
 * because Lighthouse lowers `seo` for `noindex`, which the result of a payment has on purpose.
 */
const scoresOf = (audits: readonly Audit[], isIndexable: boolean): readonly number[] =>
  (['performance', 'accessibility', 'best-practices', 'seo'] as const)
    .filter((category) => isIndexable || category !== 'seo')
    .map((category) => medianOf(audits.map((audit) => audit[category])));

const spreadIn = (audits: readonly Audit[], measure: keyof Audit): string =>
  formatSpread(spreadOf(audits.map((audit) => audit[measure])));

async function runAudits(pace: Pace, onStep: (step: string) => void): Promise<PartFigures> {
  const debuggingPort = await getFreePort();
  const browser = await launchChromium([
    `--remote-debugging-port=${debuggingPort}`,
    '--disable-gpu',
    '--disable-quic',
    '--accept-lang=ro-RO',
  ]);
  return withBenchSite(async ({ site, providerOrigin }) => {
    await visitAll(site.origin, [MENU]);
    const provided = `${providerOrigin}/api/v1/web/restaurant/${MENU_ID}/menu`;
    const client = await startClientPage(site.origin, provided);
    const menu = { name: 'a menu of 96 products', path: MENU };
    const pages = pace.isQuick ? [menu] : [menu, ...indexablePages, PAYMENT];
    const addresses = [
      ...pages.map(({ name, path }) => [name, `${site.origin}${path}`] as const),
      [CLIENT_PAGE, client.url] as const,
    ];
    const audits = new Map<string, { simulate: Audit[]; devtools: Audit[] }>(
      addresses.map(([name]) => [name, { simulate: [], devtools: [] }]),
    );
    try {
      for (let round = 0; round < pace.audits; round += 1) {
        for (const [name, url] of addresses) {
          onStep(`Lighthouse, round ${round + 1} of ${pace.audits}: ${name}`);
          for (const throttling of ['simulate', 'devtools'] as const) {
            audits
              .get(name)
              ?.[throttling].push(await runLighthouse(url, debuggingPort, throttling));
          }
        }
      }
    } finally {
      await client.stop();
    }
    const of = (name: string): Audits => audits.get(name) ?? { simulate: [], devtools: [] };
    const lcp = (name: string): number =>
      medianOf(of(name).devtools.map((audit) => audit['LCP ms']));
    const worst = Math.min(
      ...indexablePages
        .filter(({ name }) => audits.has(name))
        .flatMap(({ name }) => scoresOf(of(name).simulate, true)),
      ...scoresOf(of(menu.name).simulate, true),
    );
    return {
      tables: [
        {
          title: `Lighthouse mobile, ${pace.audits} audits of each page: medians of performance, accessibility, best practices and, for indexable pages, SEO; LCP and TBT in ms`,
          columns: ['page', 'simulated', 'LCP', 'TBT', 'CLS', 'DevTools', 'LCP', 'TBT'],
          rows: addresses.map(([name]) => {
            const isIndexable = name !== PAYMENT.name && name !== CLIENT_PAGE;
            const { simulate, devtools } = of(name);
            return [
              name,
              scoresOf(simulate, isIndexable).join(' / '),
              spreadIn(simulate, 'LCP ms'),
              String(medianOf(simulate.map((audit) => audit['TBT ms']))),
              String(Math.max(...simulate.map((audit) => audit.CLS))),
              scoresOf(devtools, isIndexable).join(' / '),
              spreadIn(devtools, 'LCP ms'),
              String(medianOf(devtools.map((audit) => audit['TBT ms']))),
            ];
          }),
        },
        {
          title:
            'Points of 100 that each measure costs the performance, medians; simulated, then throttled by the DevTools',
          columns: ['page', ...PERFORMANCE_MEASURES],
          rows: addresses.map(([name]) => [
            name,
            ...PERFORMANCE_MEASURES.map((measure) =>
              Object.values(of(name))
                .map((all) =>
                  medianOf(all.map((one) => one[`points lost by ${measure}`])).toFixed(1),
                )
                .join(' / '),
            ),
          ]),
        },
      ],
      charts: [
        {
          name: 'lcp',
          title: 'Largest contentful paint, throttled by the DevTools',
          unit: 'ms, median',
          bars: addresses.map(([name]) => ({ label: name, value: lcp(name) })),
        },
      ],
      goals: {
        lighthouse: `the lowest median of any category and page is ${worst}`,
        lcp: `${(lcp(menu.name) / lcp(CLIENT_PAGE)).toFixed(2)} of the page rendered in the browser`,
        shift: `CLS ${Math.max(...of(menu.name).simulate.map((audit) => audit.CLS))}, TBT ${medianOf(of(menu.name).devtools.map((audit) => audit['TBT ms']))} ms on the menu`,
      },
    };
  }).finally(() => browser.close());
}

export const audits: Part = {
  about: 'Lighthouse for mobile on every indexable page, and the same menu rendered in the browser',
  run: runAudits,
};
