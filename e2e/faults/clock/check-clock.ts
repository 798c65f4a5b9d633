import { setTimeout as wait } from 'node:timers/promises';
import { routes } from '../../../lib/addresses/routes.ts';
import { FAILURES_TO_OPEN } from '../../../lib/provider/transport/breaker.ts';
import { sendRaw } from '../../support/browser/raw-request.ts';
import { RESTAURANT_ID } from '../../support/pages/site-pages.ts';
import { awaitRecovery, cachedKinds, visitKnown } from '../check-fault.ts';
import type { Subject } from '../check-fault.ts';
import { createFinding } from '../finding.ts';
import type { Cells, Finding } from '../finding.ts';
import { CHANGED_NAME } from '../page-kinds.ts';
import type { PageKind } from '../page-kinds.ts';
import type { Visit } from '../visit.ts';

const HOUR_MS = 3_600_000;
/** A line of the site's log needs less than this to reach this process. */
const PIPE_DELAY_MS = 500;
const NAME_AFTER_OUTAGE = 'Hanul de Mâine';
const NAME_AFTER_RESTART = 'Hanul de Alaltăieri';

/** The jumps of the clock, in hours. */
export const clockJumps: readonly number[] = [3, -3, 48, -48];

export type ClockSubject = Subject & {
  /** Sets the site's clock. The offset is relative to the machine's clock. */
  readonly setClock: (offsetMs: number) => Promise<void>;
  readonly restart: () => Promise<void>;
  /** What the site has logged so far. */
  readonly output: () => string;
};

const isAnswered = (_: PageKind, { status }: Visit): boolean => status === 200;
const showsName =
  (name: string) =>
  (_: PageKind, { status, body }: Visit): boolean =>
    status === 200 && body.includes(name);

const namedKinds = cachedKinds.filter(({ freshText }) => freshText === CHANGED_NAME);

function combineFindings(cells: Cells): Finding {
  const breaches = [...cells].flatMap(([name, { breach }]) =>
    breach === undefined ? [] : [`${name}: ${breach}`],
  );
  const shown = `${cells.size - breaches.length}/${cells.size}`;
  return createFinding(shown, breaches.join(', '));
}

async function openBreaker({ origin, control, output }: ClockSubject): Promise<void> {
  const loggedBefore = output().length;
  await control.setFault('500');
  for (let failed = 0; failed < FAILURES_TO_OPEN; failed += 1) {
    await sendRaw(origin, routes.menu({ restaurantId: `nimeni-${crypto.randomUUID()}` }));
  }
  await wait(PIPE_DELAY_MS);
  if (!output().includes('Provider breaker opened', loggedBefore)) {
    throw new Error(`${FAILURES_TO_OPEN} failed calls did not open the breaker`);
  }
}

/**
 * Moves the site's clock by `hours` after all cached pages have been visited. Moves the clock by
 * `hours` again while the circuit breaker for menus is open. Then sets the clock back to the
 * machine's time and restarts the site. After each of these three steps, checks visits to the
 * pages, renames the restaurant, and waits until the pages of `namedKinds` show the new name.
 */
export async function checkClock(hours: number, subject: ClockSubject): Promise<Cells> {
  const { control, periodMs } = subject;
  const jumpMs = hours * HOUR_MS;
  await control.reset();
  await subject.setClock(0);
  await awaitRecovery(subject, cachedKinds, isAnswered);
  // A menu page that the site renders before it knows the list of restaurants lacks the opening
  // days. So visit the pages again after a page period, which makes the site render them again.
  await wait(periodMs);
  await awaitRecovery(subject, cachedKinds, isAnswered);

  await subject.setClock(jumpMs);
  const { known, measures } = await visitKnown(subject);
  await control.changeMenu(RESTAURANT_ID, { restaurantName: CHANGED_NAME });
  const fresh = await awaitRecovery(subject, namedKinds, showsName(CHANGED_NAME));

  await openBreaker(subject);
  await subject.setClock(2 * jumpMs);
  const { known: inOutage } = await visitKnown(subject);
  await control.changeMenu(RESTAURANT_ID, { restaurantName: NAME_AFTER_OUTAGE });
  await control.clearFaults();
  const afterOutage = await awaitRecovery(subject, namedKinds, showsName(NAME_AFTER_OUTAGE));

  await subject.setClock(0);
  await subject.restart();
  const restarted = await visitKnown(subject);
  await control.changeMenu(RESTAURANT_ID, { restaurantName: NAME_AFTER_RESTART });
  const afterRestart = await awaitRecovery(subject, namedKinds, showsName(NAME_AFTER_RESTART));
  return new Map([
    ['known pages', combineFindings(known)],
    ['menu calls', measures.get('menu calls') ?? { shown: '-' }],
    ['list calls', measures.get('list calls') ?? { shown: '-' }],
    ['new data', combineFindings(fresh)],
    ['known pages in an outage', combineFindings(inOutage)],
    ['new data after the outage', combineFindings(afterOutage)],
    ['known pages after a restart', combineFindings(restarted.known)],
    ['new data after the restart', combineFindings(afterRestart)],
  ]);
}
