import { routes } from '../../../lib/addresses/routes.ts';
import { getFreePort } from '../../support/servers/free-port.ts';
import { formatMenuId, MENU_SIZES } from '../bench-menus.ts';
import { visitAll, withBenchSite } from '../bench-site.ts';
import type { PartFigures, Table } from '../figures.ts';
import { measureRounds, pick, tabulate } from '../rounds.ts';
import type { Rounds, Targets } from '../rounds.ts';
import { formatNumber, formatSpread, medianOf, percentileOf, ratiosOf } from '../spread.ts';
import { startNginx } from '../targets/nginx.ts';
import { CODINGS, writePageFiles } from '../targets/page-files.ts';
import type { Coding } from '../targets/page-files.ts';
import { startProgram } from '../targets/start-program.ts';
import type { Part } from './part.ts';
import type { Pace } from '../pace.ts';
import { measureDynamic, measureFirstVisits, measureRefreshed } from './first-visits.ts';

const MENU = routes.menu({ restaurantId: formatMenuId(MENU_SIZES.usual) });
const BARE_SERVER = new URL('../targets/bare-server.mjs', import.meta.url).pathname;

const headersOf = (coding: Coding): Record<string, string> => ({ 'accept-encoding': coding });

async function readEtag(origin: string, coding: Coding): Promise<string> {
  const answer = await fetch(`${origin}${MENU}`, { headers: headersOf(coding) });
  await answer.arrayBuffer();
  return answer.headers.get('etag') ?? '';
}

/** Whether the server sends the page in this coding. */
async function hasCoding(origin: string, coding: Coding): Promise<boolean> {
  const answer = await fetch(`${origin}${MENU}`, { headers: headersOf(coding) });
  await answer.arrayBuffer();
  return (answer.headers.get('content-encoding') ?? 'identity') === coding;
}

async function measureCodings(
  servers: Targets,
  pace: Pace,
  onStep: (step: string) => void,
): Promise<ReadonlyMap<string, Rounds>> {
  const measured = new Map<string, Rounds>();
  for (const coding of CODINGS) {
    const offering: Record<string, string> = {};
    for (const [name, origin] of Object.entries(servers)) {
      if (await hasCoding(origin, coding)) offering[name] = origin;
    }
    onStep(`cached menu, ${coding}`);
    measured.set(
      coding,
      await measureRounds(offering, pace, async (origin) => ({
        origin,
        paths: [MENU],
        headers: headersOf(coding),
      })),
    );
  }
  onStep('not modified (304)');
  measured.set(
    '304',
    await measureRounds(servers, pace, async (origin) => ({
      origin,
      paths: [MENU],
      status: 304,
      headers: { ...headersOf('gzip'), 'if-none-match': await readEtag(origin, 'gzip') },
    })),
  );
  return measured;
}

async function runServing(pace: Pace, onStep: (step: string) => void): Promise<PartFigures> {
  const { measured, calls, dynamicMs } = await withBenchSite(async ({ site, control }) => {
    await visitAll(site.origin, [MENU]);
    const files = await writePageFiles(`${site.origin}${MENU}`);
    const port = await getFreePort();
    const bare = `http://127.0.0.1:${port}`;
    const stopBare = await startProgram(
      [process.execPath, BARE_SERVER, files.folder, String(port)],
      bare,
    );
    const nginx = await startNginx(files.folder, site.origin);
    try {
      const servers = {
        'bare Node': bare,
        site: site.origin,
        ...(nginx && {
          'nginx, static files': nginx.staticOrigin,
          'nginx as the edge': nginx.edgeOrigin,
        }),
      };
      await control.clearRequests();
      return {
        measured: await measureCodings(servers, pace, onStep),
        calls: (await control.getRequests()).length,
        dynamicMs: await measureDynamic(site.origin),
      };
    } finally {
      await nginx?.stop();
      await stopBare();
      await files.remove();
    }
  });
  onStep('first visits');
  const first = await measureFirstVisits();
  onStep('refreshed in the background');
  const refreshed = await measureRefreshed(pace);

  const ratio = (name: string, target: string, base = 'bare Node'): string => {
    const rounds = measured.get(name);
    if (!rounds?.has(target) || !rounds.has(base)) return 'not offered';
    return formatSpread(
      ratiosOf(pick(rounds, target, 'perSecond'), pick(rounds, base, 'perSecond')),
    );
  };
  const speed: Table = {
    title: 'Requests per second of the menu of 96 products; ratio to bare Node with the same bytes',
    columns: ['request', 'server', 'ratio', 'per second', 'p50 ms', 'p99 ms'],
    rows: [...measured].flatMap(([name, rounds]) => tabulate(name, rounds, 'bare Node')),
  };
  const visits: Table = {
    title: 'Visits that are not answered from a cached page',
    columns: ['visit', 'p50 ms', 'p99 ms'],
    rows: [
      [
        'first visit of a menu',
        formatNumber(medianOf(first)),
        formatNumber(percentileOf(first, 0.99)),
      ],
      ['a table, rendered for each request', formatNumber(dynamicMs), '-'],
      [
        'a menu under load, rendered again each second',
        formatNumber(refreshed.p50Ms),
        formatNumber(refreshed.p99Ms),
      ],
    ],
  };
  const gzip = measured.get('gzip') ?? new Map();
  return {
    tables: [speed, visits],
    charts: [
      {
        name: 'serving',
        title: 'A cached menu, gzip',
        unit: 'requests per second, bare Node = 1',
        bars: [...gzip.keys()].map((target: string) => ({
          label: target,
          value: ratiosOf(pick(gzip, target, 'perSecond'), pick(gzip, 'bare Node', 'perSecond'))
            .median,
        })),
      },
    ],
    goals: {
      edge: ratio('gzip', 'nginx as the edge', 'nginx, static files'),
      node: `identity ${ratio('identity', 'site')}, gzip ${ratio('gzip', 'site')}, Brotli ${ratio('br', 'site')}, 304 ${ratio('304', 'site')}`,
      refresh: `p50 ${formatNumber(refreshed.p50Ms)} ms, p99 ${formatNumber(refreshed.p99Ms)} ms: ${formatNumber(refreshed.p99Ms / refreshed.p50Ms)} x`,
      firstVisit: `${formatNumber(medianOf(first))} ms against ${formatNumber(dynamicMs)} ms of a table: ${formatNumber(medianOf(first) / dynamicMs)} x`,
      calls: `${calls} calls of the provider during the load`,
    },
  };
}

export const serving: Part = {
  about: 'requests per second of a cached menu beside bare Node and nginx, first visits, refreshes',
  run: runServing,
};
