import { readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import type { RequestListener } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import autocannon from 'autocannon';
import { devices } from 'playwright';
import { routes } from '../../lib/addresses/routes.ts';
import { buildSite } from '../commands/build-site.ts';
import { launchChromium } from '../support/browser/chromium.ts';
import { sandboxSettings } from '../commands/demo-settings.ts';
import { weighPage } from '../support/rules/page-weight.ts';
import setUpCopy from '../support/servers/global-setup.ts';
import {
  copiedMenus,
  FEW_MENUS,
  MANY_MENUS,
  MANY_PRODUCTS,
  median,
  menuPath,
  round,
  USUAL_MENU,
  USUAL_PRODUCTS,
  visit,
  withServer,
  withSite,
} from './bench-site.ts';
import type { Row } from './bench-site.ts';
import { measureLighthouse } from './lighthouse.ts';

// `npm run bench` measures the built site against its goals and writes the table of
// docs/performance.md. `npm run bench -- serving weights` measures these parts and writes nothing.
// Machines differ and are noisy, so a rate is a ratio to another rate of the same round.

const DOCUMENT = 'docs/performance.md';
const CHART = 'docs/performance.svg';
const ROUNDS = 5;
const SECONDS = 2;
const CONNECTIONS = 16;

type Bar = { readonly label: string; readonly value: number };

const kilobytes = (bytes: number): string => `${round(bytes / 1_000)} kB`;

/** The median of the ratios of two lists of figures, with the least and the greatest. */
function formatRatio(figures: readonly number[], base: readonly number[]): string {
  const ratios = figures.map((figure, index) => figure / (base[index] ?? NaN));
  return `${round(median(ratios))} (${round(Math.min(...ratios))} to ${round(Math.max(...ratios))})`;
}

type Load = {
  readonly paths: readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
  /** By default GET. */
  readonly method?: 'HEAD';
  readonly seconds?: number;
  /** Requests a second, of all connections; by default each connection is always busy. */
  readonly rate?: number;
};

/** Throws when an answer is an error, because the figures of such a load mean nothing. */
async function load(
  origin: string,
  { paths, headers = {}, seconds = SECONDS, rate }: Load,
): Promise<autocannon.Result> {
  const result = await autocannon({
    url: origin,
    connections: CONNECTIONS,
    duration: seconds,
    headers,
    requests: paths.map((path) => ({ path })),
    ...(rate === undefined ? {} : { overallRate: rate }),
  });
  if (result.errors > 0 || result['4xx'] + result['5xx'] > 0) {
    throw new Error(`${origin}${paths[0]}: ${result.errors} errors, ${result.non2xx} not 2xx`);
  }
  return result;
}

/** Answers a second to HEAD. autocannon would wait for the body that `content-length` announces. */
async function loadHeads(origin: string, { paths, headers = {} }: Load): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const ask = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const sent = request(`${origin}${paths[0]}`, { method: 'HEAD', headers, agent });
      sent.on('error', reject).on('response', (answer) => {
        if (answer.statusCode !== 200) reject(new Error(`${origin}: ${answer.statusCode}`));
        answer.on('end', resolve).resume();
      });
      sent.end();
    });
  const end = performance.now() + SECONDS * 1_000;
  let answered = 0;
  const connections = Array.from({ length: CONNECTIONS }, async () => {
    for (; performance.now() < end; answered += 1) await ask();
  });
  await Promise.all(connections);
  agent.destroy();
  return answered / SECONDS;
}

const RATE = 200;
const SLOW_MS = 20;

/**
 * The share of answers, in percent, that ended more than `SLOW_MS` after the time at which their
 * request was due. Requests are due at fixed times, so a server that stalls delays all of them.
 */
async function measureSlowShare(origin: string, path: string, seconds: number): Promise<number> {
  const agent = new Agent({ keepAlive: true });
  const ask = async (dueAt: number): Promise<boolean> => {
    await wait(Math.max(0, dueAt - performance.now()));
    return new Promise((resolve, reject) => {
      const sent = request(origin + path, { headers: { 'accept-encoding': 'gzip' }, agent });
      sent.on('error', reject).on('response', (answer) => {
        if (answer.statusCode !== 200) reject(new Error(`${origin}: ${answer.statusCode}`));
        answer.on('end', () => resolve(performance.now() - dueAt > SLOW_MS)).resume();
      });
      sent.end();
    });
  };
  const startedAt = performance.now() + 500;
  const count = seconds * RATE;
  const slow = await Promise.all(
    Array.from({ length: count }, (_, index) => ask(startedAt + (index * 1_000) / RATE)),
  );
  agent.destroy();
  return (100 * slow.filter(Boolean).length) / count;
}

/** Each round loads each target once, so that noise of the machine affects all of them alike. */
async function compare(
  targets: Readonly<Record<string, readonly [origin: string, load: Load]>>,
): Promise<(name: string) => readonly number[]> {
  const rates = new Map<string, number[]>();
  for (let turn = 0; turn < ROUNDS; turn += 1) {
    for (const [name, [origin, one]] of Object.entries(targets)) {
      const rate =
        one.method === 'HEAD'
          ? await loadHeads(origin, one)
          : (await load(origin, one)).requests.average;
      rates.set(name, [...(rates.get(name) ?? []), rate]);
    }
  }
  return (name) => rates.get(name) ?? [];
}

let bars: readonly Bar[] = [];

async function measureServing(): Promise<readonly Row[]> {
  return withSite(async ({ site, countCalls }) => {
    await visit(`${site.origin}${USUAL_MENU}`);
    const ENGLISH = { 'accept-language': 'en' };
    const requests: Readonly<Record<string, Omit<Load, 'paths'>>> = {
      identity: { headers: { 'accept-encoding': 'identity' } },
      gzip: { headers: { 'accept-encoding': 'gzip' } },
      Brotli: { headers: { 'accept-encoding': 'br' } },
      HEAD: { headers: { 'accept-encoding': 'gzip' }, method: 'HEAD' },
      English: { headers: { 'accept-encoding': 'gzip', ...ENGLISH } },
    };
    const figures: string[] = [];
    const found: Bar[] = [];
    for (const [name, request] of Object.entries(requests)) {
      const { headers = {} } = request;
      // The second visit gets Brotli, which the site makes after the first answer.
      await fetch(`${site.origin}${USUAL_MENU}`, { headers });
      await wait(500);
      const sample = await fetch(`${site.origin}${USUAL_MENU}`, { headers });
      const raw = Buffer.from(await sample.arrayBuffer());
      const coding = sample.headers.get('content-encoding');
      const body = coding === 'gzip' ? gzipSync(raw) : coding === 'br' ? compressBrotli(raw) : raw;
      const own = /^(connection|keep-alive|transfer-encoding|content-length|date)$/;
      const answerHeaders = Object.fromEntries(
        [...sample.headers].filter(([header]) => !own.test(header)),
      );
      const etag = sample.headers.get('etag') ?? '';
      const bare: RequestListener = ({ method, headers: sent }, response) => {
        if (sent['if-none-match'] === etag) return response.writeHead(304, answerHeaders).end();
        response.writeHead(200, { ...answerHeaders, 'content-length': body.length });
        return response.end(method === 'HEAD' ? undefined : body);
      };
      await withServer(bare, async (bareOrigin) => {
        const full = { ...request, paths: [USUAL_MENU] };
        const unchanged = { ...full, headers: { ...headers, 'if-none-match': etag } };
        const rates = await compare({
          bare: [bareOrigin, full],
          site: [site.origin, full],
          ...(name === 'gzip'
            ? { bare304: [bareOrigin, unchanged], site304: [site.origin, unchanged] }
            : {}),
        });
        figures.push(`${name} ${formatRatio(rates('site'), rates('bare'))}`);
        found.push({ label: name, value: median(rates('site')) / median(rates('bare')) });
        if (name !== 'gzip') return;
        figures.push(`304 ${formatRatio(rates('site304'), rates('bare304'))}`);
      });
    }
    bars = found;
    const calls = await countCalls();
    return [
      {
        what: 'a cached menu from Node alone against bare Node with the same bytes',
        goal: 'at least 0.5 in every encoding, for HEAD, 304 and English',
        figure: figures.join(', '),
      },
      {
        what: 'calls of the provider during that load',
        goal: 'those of the first visit',
        figure: String(calls),
      },
    ];
  });
}

const compressBrotli = (body: Buffer): Buffer =>
  brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });

async function measureVisits(): Promise<readonly Row[]> {
  const VISITS = 60;
  const PERIOD_SECONDS = 5;
  const first = await withSite(async ({ site, countCalls }) => {
    const times: number[] = [];
    for (const path of copiedMenus.slice(0, VISITS)) times.push(await visit(site.origin + path));
    const table = routes.table({ restaurantId: `meniu-${USUAL_PRODUCTS}`, tableId: '1' });
    const rendered: number[] = [];
    for (let count = 0; count < VISITS; count += 1) {
      rendered.push(await visit(site.origin + table));
    }
    const before = await countCalls();
    const startedAt = performance.now();
    const together = `${site.origin}${menuPath(`casa-${VISITS}`)}`;
    await Promise.all(Array.from({ length: 64 }, () => visit(together)));
    return {
      firstMs: median(times),
      tableMs: median(rendered),
      togetherMs: performance.now() - startedAt,
      calls: (await countCalls()) - before,
    };
  });
  const refreshed = await withSite(async ({ site, countCalls }) => {
    const page = await fetch(site.origin + USUAL_MENU);
    const body = gzipSync(Buffer.from(await page.arrayBuffer()));
    const headers = { 'content-encoding': 'gzip', 'content-length': body.length };
    const listener: RequestListener = (_, response) => response.writeHead(200, headers).end(body);
    const bare = await withServer(listener, (origin) => measureSlowShare(origin, USUAL_MENU, 20));
    await wait(PERIOD_SECONDS * 1_000);
    const before = await countCalls();
    const share = await measureSlowShare(site.origin, USUAL_MENU, 20);
    return { bare, share, calls: (await countCalls()) - before };
  }, PERIOD_SECONDS);
  return [
    {
      what: 'first visit of a menu',
      goal: "at most 2 x a table's rendering",
      figure: `${round(first.firstMs / first.tableMs)} x (${round(first.firstMs)} against ${round(first.tableMs)} ms)`,
    },
    {
      what: '64 first visits of one menu at once',
      goal: 'one call of the provider',
      figure: `${first.calls} calls, ${round(first.togetherMs)} ms`,
    },
    {
      what: `one menu, period ${PERIOD_SECONDS} s, ${RATE} visits a second at fixed times for 20 s`,
      goal: `at most 1 % slower than ${SLOW_MS} ms, one call of the provider a period`,
      figure: `${round(refreshed.share)} %, bare Node ${round(refreshed.bare)} %, ${refreshed.calls} calls`,
    },
  ];
}

async function measureGrowth(): Promise<readonly Row[]> {
  return withSite(async ({ site }) => {
    const large = menuPath(`meniu-${MANY_PRODUCTS}`);
    for (const path of [USUAL_MENU, large, ...copiedMenus]) await visit(site.origin + path);
    const headers = { 'accept-encoding': 'gzip' };
    const rates = await compare({
      usual: [site.origin, { paths: [USUAL_MENU], headers }],
      large: [site.origin, { paths: [large], headers }],
      few: [site.origin, { paths: copiedMenus.slice(0, FEW_MENUS), headers }],
      many: [site.origin, { paths: copiedMenus, headers }],
    });
    return [
      {
        what: `a menu of ${MANY_PRODUCTS} products against one of ${USUAL_PRODUCTS}`,
        goal: 'at most 6 x slower',
        figure: `${formatRatio(rates('usual'), rates('large'))} x`,
      },
      {
        what: `${MANY_MENUS} menus against ${FEW_MENUS}`,
        goal: 'at least 0.95 of the rate',
        figure: formatRatio(rates('many'), rates('few')),
      },
    ];
  });
}

const readMemoryMb = (pid: number): number =>
  Math.round(
    Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024,
  );

async function measureMemory(): Promise<readonly Row[]> {
  return withSite(async ({ site }) => {
    let peak = 0;
    const timer = setInterval(() => (peak = Math.max(peak, readMemoryMb(site.pid()))), 200);
    await wait(3_000);
    const idle = readMemoryMb(site.pid());
    for (const path of copiedMenus.slice(0, 200)) await visit(site.origin + path);
    const visited = peak;
    const unknown = Array.from({ length: 200 }, (_, number) => menuPath(`necunoscut-${number}`));
    const until = Date.now() + 120_000;
    while (Date.now() < until) {
      await load(site.origin, { paths: [USUAL_MENU, ...copiedMenus], seconds: 5, rate: 300 });
      await Promise.all(unknown.slice(0, 50).map((path) => visit(site.origin + path, 404)));
      await visit(`${site.origin}${routes.restaurants()}`);
    }
    clearInterval(timer);
    return [
      {
        what: 'memory: idle; after first visits of 200 menus; peak of two minutes of mixed load',
        goal: '260 MB after the visits, 330 MB at the peak',
        figure: `${idle}, ${visited}, ${peak} MB`,
      },
    ];
  });
}

async function measureWeights(): Promise<readonly Row[]> {
  const browser = await launchChromium();
  try {
    return await withSite(async ({ site }) => {
      const url = `${site.origin}${USUAL_MENU}`;
      const html = Buffer.from(await (await fetch(url)).arrayBuffer());
      const context = await browser.newContext({ ...devices['Pixel 7'], locale: 'ro-RO' });
      const { requests, ...weight } = await weighPage(await context.newPage(), url);
      const all = Object.values(weight).reduce((sum, bytes) => sum + bytes, 0);
      return [
        {
          what: `HTML of a menu of ${USUAL_PRODUCTS} products with its styles`,
          goal: 'at most 21 kB Brotli',
          figure: `${kilobytes(compressBrotli(html).length)}, ${kilobytes(gzipSync(html).length)} gzip`,
        },
        {
          what: 'scripts of the menu, gzip',
          goal: 'at most 12 kB',
          figure: kilobytes(weight.scripts),
        },
        {
          what: 'requests and bytes of the menu on a phone',
          goal: 'at most 20 requests, 270 kB',
          figure: `${requests} requests, ${kilobytes(all)}`,
        },
      ];
    });
  } finally {
    await browser.close();
  }
}

async function measureBuild(): Promise<readonly Row[]> {
  await rm('.next', { recursive: true, force: true });
  const startedAt = performance.now();
  if (!(await buildSite(process.cwd()))) throw new Error('The build failed');
  const seconds = round((performance.now() - startedAt) / 1_000);
  return [{ what: 'clean build', goal: 'at most 30 s on two cores', figure: `${seconds} s` }];
}

function drawChart(values: readonly Bar[]): string {
  const rows = values.map(({ label, value }, index) => {
    const y = 40 + index * 28;
    return `<text x="90" y="${y + 15}" text-anchor="end">${label}</text>
<rect x="100" y="${y}" width="${Math.round(value * 360)}" height="20" fill="#b5442c"/>
<text x="${Math.round(value * 360) + 108}" y="${y + 15}">${round(value)}</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="620" height="${50 + values.length * 28}" font-family="sans-serif" font-size="13">
<rect width="100%" height="100%" fill="#fff"/>
<text x="10" y="22">A cached menu from Node alone, requests a second, bare Node with the same bytes = 1</text>
${rows.join('\n')}
</svg>
`;
}

const parts = {
  build: measureBuild,
  serving: measureServing,
  visits: measureVisits,
  growth: measureGrowth,
  memory: measureMemory,
  weights: measureWeights,
  lighthouse: measureLighthouse,
};

const isPart = (name: string): name is keyof typeof parts => Object.hasOwn(parts, name);
const names = process.argv.slice(2);
const unknown = names.filter((name) => !isPart(name));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}. Parts: ${Object.keys(parts).join(', ')}`);
  process.exit(1);
}
const chosen = names.length === 0 ? Object.keys(parts).filter(isPart) : names.filter(isPart);
Object.assign(process.env, sandboxSettings);
const rows: Row[] = [];
if (chosen.includes('build')) rows.push(...(await measureBuild()));
const removeCopy = await setUpCopy();
try {
  for (const name of chosen.filter((part) => part !== 'build')) {
    console.error(`Measuring: ${name}`);
    rows.push(...(await parts[name]()));
  }
} finally {
  await removeCopy();
}
const table = ['| what | goal | figure |', '| --- | --- | --- |'].concat(
  rows.map(({ what, goal, figure }) => `| ${what} | ${goal} | ${figure} |`),
);
console.log(table.join('\n'));
if (names.length === 0) {
  const MARK = '<!-- written by npm run bench -->';
  const [text = ''] = readFileSync(DOCUMENT, 'utf8').split(MARK);
  const date = new Date().toISOString().slice(0, 10);
  writeFileSync(DOCUMENT, `${text}${MARK}\n\nMeasured on ${date}.\n\n${table.join('\n')}\n`);
  writeFileSync(CHART, drawChart(bars));
}
process.exit();
