import { loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { providerPaths } from '../../lib/provider/contract/paths.ts';
import { catalogue } from '../sandbox/seeds/catalogue.ts';
import { RESTAURANT_ID } from '../support/pages/site-pages.ts';
import type { SandboxControl } from '../support/servers/sandbox-control.ts';
import { checkCalls, checkColdVisit, checkKnownVisits, checkRecovery } from './check-visits.ts';
import type { Cells, FaultFindings, Finding } from './finding.ts';
import { CHANGED_NAME, pageKinds } from './page-kinds.ts';
import type { PageKind } from './page-kinds.ts';
import { readProcessFigures } from './process-figures.ts';
import type { SuiteFault } from './suite-fault.ts';
import { findPercentile, timeVisit } from './visit.ts';
import type { Visit } from './visit.ts';

const KNOWN_PERIODS = 3;
const ROUNDS_IN_PERIOD = 10;
const POLL_MS = 100;

/**
 * `loadCode` visits the pages of this restaurant, because the site must have no data of
 * `RESTAURANT_ID` when the measurement begins.
 */
const LOADING_ID = catalogue.find(({ shortName }) => shortName !== RESTAURANT_ID)?.shortName ?? '';

export const cachedKinds = pageKinds.filter(({ cached }) => cached !== 'nothing');

/** A running site, and the control of the sandbox that is its provider. */
export type Subject = {
  readonly origin: string;
  readonly pid: number;
  readonly control: SandboxControl;
  /** `REVALIDATE_SECONDS` of the site, in milliseconds. */
  readonly periodMs: number;
  readonly recoveryLimitMs: number;
};

const setFault = (fault: SuiteFault, { control }: Subject): Promise<void> =>
  fault === 'none' ? control.clearFaults() : control.setFault(fault);

const visit = (kind: PageKind, { origin }: Subject, id = RESTAURANT_ID): Promise<Visit> =>
  timeVisit(() => kind.send(origin, id));

/**
 * Visits each kind of page once, so that the site loads the code of all pages before the
 * measurement. Loading takes longer than an answer, so it would distort the measured times.
 * Meanwhile the call for the list of restaurants fails, so that the site has no list when the
 * measurement begins.
 */
async function loadCode(subject: Subject): Promise<void> {
  await subject.control.setFault('500', providerPaths.restaurants());
  await Promise.all(pageKinds.map((kind) => visit(kind, subject, LOADING_ID)));
  // After the failed call, the site does not call for the list again for up to a page period.
  // Without this wait the measured visits would not make the call.
  await wait(subject.periodMs);
}

/**
 * Visits all kinds of pages at once. If the visits came one after the other, failures of the first
 * visits could open a circuit breaker, and the later visits would then make no call.
 */
async function visitCold(fault: SuiteFault, subject: Subject): Promise<Cells> {
  const findings = pageKinds.map(
    async (kind) => [kind.name, checkColdVisit(kind, fault, await visit(kind, subject))] as const,
  );
  return new Map(await Promise.all(findings));
}

export async function awaitRecovery(
  subject: Subject,
  kinds: readonly PageKind[],
  isRight: (kind: PageKind, visit: Visit) => boolean,
): Promise<Cells> {
  const startedAt = performance.now();
  const check = async (kind: PageKind): Promise<Finding> => {
    while (performance.now() - startedAt < subject.recoveryLimitMs) {
      if (isRight(kind, await visit(kind, subject))) {
        return checkRecovery(performance.now() - startedAt, subject.recoveryLimitMs);
      }
      await wait(POLL_MS);
    }
    return checkRecovery(undefined, subject.recoveryLimitMs);
  };
  return new Map(
    await Promise.all(kinds.map(async (kind) => [kind.name, await check(kind)] as const)),
  );
}

/** A call and its repetition have the same correlation id, so they count as one call. */
async function countCalls(control: SandboxControl, path: string): Promise<number> {
  const requests = await control.getRequests(path);
  return new Set(requests.map(({ headers }) => headers['x-correlation-id'])).size;
}

type KnownFindings = {
  readonly known: Cells;
  /** Answer times of cached pages, the load of the machine, and counts of calls to the provider. */
  readonly measures: Cells;
};

export async function visitKnown(subject: Subject): Promise<KnownFindings> {
  const visitedKinds: readonly { readonly kind: PageKind; readonly visits: Visit[] }[] =
    cachedKinds.map((kind) => ({ kind, visits: [] }));
  await subject.control.clearRequests();
  const startedAt = performance.now();
  while (performance.now() - startedAt < KNOWN_PERIODS * subject.periodMs) {
    for (const { kind, visits } of visitedKinds) visits.push(await visit(kind, subject));
    // Without a pause the visits would keep a whole core busy.
    await wait(subject.periodMs / ROUNDS_IN_PERIOD);
  }
  const elapsedMs = performance.now() - startedAt;
  const menuCalls = await countCalls(subject.control, providerPaths.menu(RESTAURANT_ID));
  const listCalls = await countCalls(subject.control, providerPaths.restaurants());
  const cachedMs = visitedKinds
    .filter(({ kind }) => kind.cached === 'page')
    .flatMap(({ visits }) => visits.map(({ ms }) => ms));
  return {
    known: new Map(
      visitedKinds.map(({ kind, visits }) => [kind.name, checkKnownVisits(kind, visits)]),
    ),
    measures: new Map([
      ['p50 of cached pages', { shown: `${findPercentile(cachedMs, 50).toFixed(0)} ms` }],
      ['p99 of cached pages', { shown: `${findPercentile(cachedMs, 99).toFixed(0)} ms` }],
      ['load of the machine', { shown: (loadavg()[0] ?? 0).toFixed(1) }],
      ['menu calls', checkCalls(menuCalls, elapsedMs, subject.periodMs)],
      ['list calls', checkCalls(listCalls, elapsedMs, subject.periodMs)],
    ]),
  };
}

async function measureProcess(pid: number): Promise<Cells> {
  const figures = await readProcessFigures(pid);
  return new Map([
    ['memory', { shown: figures === undefined ? 'unknown' : `${figures.memoryMb} MB` }],
    ['sockets', { shown: figures === undefined ? 'unknown' : String(figures.sockets) }],
  ]);
}

/**
 * Switches the fault on twice: once for first visits, and once for visits to pages that the site
 * has served before. After each fault, measures how long the site takes to recover. `subject` is a
 * site that was just started, with an empty cache folder.
 */
export async function checkFault(fault: SuiteFault, subject: Subject): Promise<FaultFindings> {
  const { control } = subject;
  await control.reset();
  // Until the second fault ends, the provider's list lacks its last restaurant (`LISTED_LATER` in
  // `page-kinds.ts`). The sitemap counts as fresh when it has this restaurant.
  await control.setScenario({ restaurants: catalogue.length - 1 });
  await loadCode(subject);

  await setFault(fault, subject);
  const cold = await visitCold(fault, subject);
  await control.clearFaults();
  const back = await awaitRecovery(subject, pageKinds, (_, { status }) => status === 200);

  await setFault(fault, subject);
  const { known, measures } = await visitKnown(subject);
  const figures = await measureProcess(subject.pid);
  await control.setScenario({});
  await control.changeMenu(RESTAURANT_ID, { restaurantName: CHANGED_NAME });
  await control.clearFaults();
  const fresh = await awaitRecovery(
    subject,
    cachedKinds,
    ({ freshText = '' }, { status, body }) => status === 200 && body.includes(freshText),
  );
  return { fault, cold, back, known, fresh, process: new Map([...measures, ...figures]) };
}
