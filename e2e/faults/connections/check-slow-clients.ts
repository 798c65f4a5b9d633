import { setTimeout as wait } from 'node:timers/promises';
import { routes } from '../../../lib/addresses/routes.ts';
import { RESTAURANT_ID } from '../../support/pages/site-pages.ts';
import { sendRaw } from '../../support/browser/raw-request.ts';
import { createFinding } from '../finding.ts';
import type { Cells, Finding } from '../finding.ts';
import { goals, MARGIN } from '../goals.ts';
import { readProcessFigures } from '../process-figures.ts';
import { formatSeconds, timeVisit } from '../visit.ts';
import { dripBody, dripHeaders, stayIdle } from './slow-clients.ts';
import type { SlowClient } from './slow-clients.ts';

const VISITS = 50;
/** A connection must stay open for at least this share of its limit. */
const OPEN_FOR_SHARE = 0.1;

type SlowClientOptions = {
  /** This many clients send slow headers, and as many other clients send a slow body. */
  readonly slow: number;
  /** How many connections send nothing. */
  readonly idle: number;
  /** The site must close a connection with slow headers, or without any data, within this time. */
  readonly headersMs: number;
  /** The site must close a connection with a slow body within this time. */
  readonly bodyMs: number;
};

const SLOW_CLIENTS: SlowClientOptions = {
  slow: 20,
  idle: 1_000,
  headersMs: goals.slowHeadersMs,
  bodyMs: goals.slowBodyMs,
};

async function checkClosed(clients: readonly SlowClient[], limitMs: number): Promise<Finding> {
  const all = Promise.all(clients.map(({ closed }) => closed));
  const giveUp = new AbortController();
  const late = wait(limitMs * MARGIN, undefined, { signal: giveUp.signal });
  const ended = await Promise.race([all, late.catch(() => undefined)]);
  giveUp.abort();
  for (const { destroy } of clients) destroy();
  if (ended === undefined) {
    return createFinding('open', `not closed after ${formatSeconds(limitMs * MARGIN)}`);
  }
  const times = ended.map(({ ms }) => ms);
  if (Math.min(...times) < limitMs * OPEN_FOR_SHARE) {
    const soonest = formatSeconds(Math.min(...times));
    return createFinding(`closed after ${soonest}`, 'closed at once, or never opened');
  }
  const slowest = Math.max(...times);
  const is5xx = ended.some(({ received }) => /HTTP\/1\.1 5/.test(received));
  if (is5xx) return createFinding('5xx', 'answered with a server error');
  return createFinding(`closed after ${formatSeconds(slowest)}`, false);
}

async function checkVisits(origin: string): Promise<Finding> {
  const path = routes.menu({ restaurantId: RESTAURANT_ID });
  let answered = 0;
  let slowest = 0;
  for (let visit = 0; visit < VISITS; visit += 1) {
    const { status, ms } = await timeVisit(() => sendRaw(origin, path));
    if (status === 200) answered += 1;
    slowest = Math.max(slowest, ms);
  }
  const shown = `${answered}/${VISITS} ${formatSeconds(slowest)}`;
  return createFinding(shown, answered < VISITS && `${VISITS - answered} were not answered`);
}

const formatGrowth = (before: number | undefined, after: number | undefined): string =>
  before === undefined || after === undefined ? 'unknown' : `${after - before} MB`;

/** The site must close the connections of slow and idle clients, and serve other visitors. */
export async function checkSlowClients(
  { origin, pid }: { readonly origin: string; readonly pid: number },
  { slow, idle, headersMs, bodyMs }: SlowClientOptions = SLOW_CLIENTS,
): Promise<Cells> {
  await sendRaw(origin, routes.menu({ restaurantId: RESTAURANT_ID }));
  const before = await readProcessFigures(pid);
  const create = (count: number, client: (origin: string) => SlowClient): readonly SlowClient[] =>
    Array.from({ length: count }, () => client(origin));
  const headers = checkClosed(create(slow, dripHeaders), headersMs);
  const bodies = checkClosed(create(slow, dripBody), bodyMs);
  const silent = checkClosed(create(idle, stayIdle), headersMs);
  const visits = await checkVisits(origin);
  const during = await readProcessFigures(pid);
  return new Map([
    [`${slow} clients whose headers drip`, await headers],
    [`${slow} clients whose bodies drip`, await bodies],
    [`${idle} connections without a request`, await silent],
    ['visits meanwhile', visits],
    ['sockets meanwhile', { shown: String(during?.sockets ?? 'unknown') }],
    ['memory meanwhile', { shown: formatGrowth(before?.memoryMb, during?.memoryMb) }],
  ]);
}
