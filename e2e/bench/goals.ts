/**
 * A goal for a figure that the benchmark measures. A part of the benchmark returns the figure under
 * `key` in its `goals` (`figures.ts`).
 */
export type Goal = { readonly key: string; readonly what: string; readonly goal: string };

export const goals: readonly Goal[] = [
  {
    key: 'lighthouse',
    what: 'Lighthouse mobile, every indexable page',
    goal: '100 / 100 / 100 / 100',
  },
  {
    key: 'lcp',
    what: 'LCP against the same menu as a client-rendered page, throttled by the DevTools',
    goal: 'at most 0.35',
  },
  { key: 'shift', what: 'CLS and TBT', goal: '0; at most 100 ms' },
  {
    key: 'html',
    what: 'HTML of a menu of 96 products, with its styles inside',
    goal: 'at most 22 kB Brotli',
  },
  {
    key: 'scripts',
    what: 'scripts of the menu, gzip',
    goal: 'at most 12 kB over the framework, 143 kB in all',
  },
  {
    key: 'page',
    what: 'styles, requests before an interaction, the whole page',
    goal: 'at most 6 kB, 20 requests, 260 kB',
  },
  {
    key: 'edge',
    what: 'a cached menu at the edge (nginx, gzip) against nginx with static files',
    goal: 'at least 0.8',
  },
  {
    key: 'node',
    what: 'a cached menu from Node alone against bare Node with the same bytes',
    goal: 'at least 0.5 in every encoding and for 304',
  },
  { key: 'refresh', what: 'p99 under background refresh', goal: 'at most 3 x p50' },
  { key: 'firstVisit', what: 'first visit of a menu', goal: 'at most 2 x a dynamic render' },
  {
    key: 'products',
    what: 'a menu of 2,000 products against one of 96',
    goal: 'at most 10 x slower',
  },
  {
    key: 'menus',
    what: '1,000 menus visited at random',
    goal: 'at least 0.8 of the rate of ten menus',
  },
  { key: 'calls', what: 'calls of the provider for a known page', goal: 'none in a period' },
  { key: 'memory', what: 'memory of the server', goal: 'at most 220 MB at every peak' },
  { key: 'unknown', what: 'unknown ids', goal: "little more time than the provider's answer" },
  { key: 'build', what: 'clean build on two cores', goal: 'at most 25 s' },
];
