import { setTimeout as wait } from 'node:timers/promises';
import { routes } from '../../../lib/addresses/routes.ts';
import { createArrivals } from '../../simulation/arrivals.ts';
import { checkedScenario, variants } from '../../simulation/checked-scenario.ts';
import { simulate } from '../../simulation/simulate.ts';
import { sendRaw } from '../../support/browser/raw-request.ts';
import type { RawAnswer } from '../../support/browser/raw-request.ts';
import { formatRestaurantId } from '../bench-menus.ts';
import type { PartFigures } from '../figures.ts';
import type { Part } from '../parts/part.ts';
import type { Pace } from '../pace.ts';
import { formatNumber } from '../spread.ts';
import { withCluster } from './running-cluster.ts';
import type { Cluster } from './running-cluster.ts';

/**
 * The greatest difference between a simulated and a measured figure that counts as agreement, as a
 * share of the measured figure.
 */
const TOLERANCE = 0.15;
/** A difference of at most this many views or calls counts as agreement, whatever its share. */
const FEW = 10;
const MENU_CALLS = '/api/v1/web/restaurant/casa-';
/** Values of `X-Edge-Cache` for answers from the edge's own cache. */
const FROM_EDGE: readonly unknown[] = ['HIT', 'STALE', 'UPDATING'];

type Counts = { readonly calls: number; readonly edge: number; readonly rendered: number };

/** Whether the page was rendered while the visitor waited. */
const isRendered = ({ headers }: RawAnswer): boolean =>
  !FROM_EDGE.includes(headers['x-edge-cache']) && headers['x-nextjs-cache'] === 'MISS';

/** Requests the menu of each arrival at the arrival's time, without waiting for earlier answers. */
async function runArrivals({ sites, edge, control }: Cluster): Promise<Counts> {
  const startedAt = performance.now();
  const origins = edge ? [edge.origin] : sites.map(({ origin }) => origin);
  const views: Promise<RawAnswer>[] = [];
  for (const { atMs, menu } of createArrivals(checkedScenario.traffic)) {
    await wait(Math.max(0, startedAt + atMs - performance.now()));
    const path = routes.menu({ restaurantId: formatRestaurantId(menu) });
    const headers = { 'accept-encoding': 'gzip' };
    views.push(sendRaw(origins[views.length % origins.length] ?? '', path, { headers }));
  }
  const answers = await Promise.all(views);
  const failed = answers.find(({ status }) => status !== 200);
  if (failed) throw new Error(`A view was answered with ${failed.status}`);
  return {
    calls: (await control.getRequests(MENU_CALLS)).length,
    edge: answers.filter(({ headers }) => FROM_EDGE.includes(headers['x-edge-cache'])).length,
    rendered: answers.filter(isRendered).length,
  };
}

const agrees = (measured: number, simulated: number): boolean =>
  Math.abs(simulated - measured) <= Math.max(FEW, TOLERANCE * measured);

async function runAgreement(_: Pace, onStep: (step: string) => void): Promise<PartFigures> {
  const { traffic, periodSeconds } = checkedScenario;
  const rows: string[][] = [];
  const callRows: string[][] = [];
  const visitedMenus = new Set([...createArrivals(traffic)].map(({ menu }) => menu)).size;
  for (const { name, ...variant } of variants) {
    onStep(`${traffic.seconds} s of views: ${name}`);
    const measured = await withCluster(
      { ...variant, copies: traffic.menus, periodSeconds },
      runArrivals,
    );
    const { calls, bySource, views } = simulate(
      { ...checkedScenario, ...variant },
      createArrivals(traffic),
    );
    const compare = (what: string, real: number, simulated: number): void => {
      const difference = real === 0 ? '-' : `${formatNumber((100 * (simulated - real)) / real)} %`;
      const verdict = agrees(real, simulated) ? 'yes' : 'no';
      rows.push([name, what, String(real), String(simulated), difference, verdict]);
    };
    compare('calls of the provider', measured.calls, calls);
    compare('rendered while the visitor waited', measured.rendered, bySource.rendered);
    if (variant.hasEdge) compare('answered by the edge', measured.edge, bySource.edge);
    const periods = traffic.seconds / periodSeconds;
    callRows.push([name, String(views), formatNumber(measured.calls / (visitedMenus * periods))]);
  }
  return {
    tables: [
      {
        title: `Calls of the provider: ${traffic.menus} menus by Zipf's law, of which ${visitedMenus} were visited, ${traffic.perSecond} views a second for ${traffic.seconds} s, a period of ${periodSeconds} s`,
        columns: ['parts', 'views', 'calls per visited menu and period'],
        rows: callRows,
      },
      {
        title: `The same views in the real parts and in the simulation; they agree within ${TOLERANCE * 100} % or ${FEW}`,
        columns: ['parts', 'what', 'measured', 'simulated', 'difference', 'agrees'],
        rows,
      },
    ],
    charts: [],
    goals: {},
  };
}

export const agreementPart: Part = {
  about: 'calls of the provider with one and two instances, and whether the simulation agrees',
  run: runAgreement,
};
