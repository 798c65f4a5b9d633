import { setTimeout as wait } from 'node:timers/promises';
import { routes } from '../../../lib/addresses/routes.ts';
import { sendRaw } from '../../support/browser/raw-request.ts';
import { RESTAURANT_ID } from '../../support/pages/site-pages.ts';
import type { SandboxControl } from '../../support/servers/sandbox-control.ts';
import { sendSignedCall } from '../../support/servers/signed-call.ts';
import type { RunningSite } from '../../support/servers/site.ts';
import { createFinding } from '../finding.ts';
import type { Cells, Finding } from '../finding.ts';
import { CHANGED_NAME, pageKinds } from '../page-kinds.ts';
import type { PageKind } from '../page-kinds.ts';
import { formatSeconds } from '../visit.ts';
import { DAMAGE_TEXT } from './disk-fault.ts';
import type { DiskFault } from './disk-fault.ts';

const VANISHED_ID = 'cedrul-verde';
const FAILURE_LINE = '"msg":"Disk of a store failed"';
/**
 * How many stores on the disk a site without `REDIS_URL` has. They are for pages, for previews, for
 * the build that ran last, for last good copies of menus, and for the last good copy of the list.
 */
const STORES = 5;
const POLL_MS = 100;

/**
 * Leaves out previews. On a busy machine it can take too long to draw a preview again, and the site
 * then answers 503.
 */
const visitedKinds = pageKinds.filter(
  ({ cached, name }) => cached !== 'nothing' && name !== 'preview',
);
const namedKinds = visitedKinds.filter(({ freshText }) => freshText === CHANGED_NAME);

export type DiskSubject = {
  /** A site with `REVALIDATE_SECRET`, and a cache folder of its own. */
  readonly site: RunningSite;
  readonly control: SandboxControl;
  readonly periodMs: number;
  readonly freshWithinMs: number;
};

async function checkServed({ site }: DiskSubject): Promise<Finding> {
  const wrong: string[] = [];
  for (const { name, send } of visitedKinds) {
    const { status, body } = await send(site.origin, RESTAURANT_ID);
    if (status !== 200) wrong.push(`${name} ${status}`);
    if (body.includes(DAMAGE_TEXT)) wrong.push(`${name} shows a damaged file`);
  }
  const shown = `${visitedKinds.length - wrong.length}/${visitedKinds.length}`;
  return createFinding(shown, wrong.length > 0 && wrong.join(', '));
}

async function checkFresh({ site, freshWithinMs }: DiskSubject, name: string): Promise<Finding> {
  const startedAt = performance.now();
  const isFresh = async ({ send }: PageKind): Promise<boolean> =>
    (await send(site.origin, RESTAURANT_ID)).body.includes(name);
  for (const kind of namedKinds) {
    while (!(await isFresh(kind))) {
      if (performance.now() - startedAt > freshWithinMs) {
        return createFinding('never', `${kind.name} not after ${formatSeconds(freshWithinMs)}`);
      }
      await wait(POLL_MS);
    }
  }
  return createFinding(formatSeconds(performance.now() - startedAt), false);
}

/**
 * Changes the restaurant's name and announces the change with a signed call
 * (`docs/revalidation.md`). Expects that the site renews the menu, and that the next visit shows
 * the new name. Expects 503 for the signed call when its answer says that old data remain on the
 * disk, and otherwise 200.
 */
async function checkSignedCall({ site, control }: DiskSubject, name: string): Promise<Finding> {
  await control.changeMenu(RESTAURANT_ID, { restaurantName: name });
  const { status, body } = await sendSignedCall(site.origin, { restaurant: RESTAURANT_ID });
  const { menu, disk } = JSON.parse(body);
  const page = await sendRaw(site.origin, routes.menu({ restaurantId: RESTAURANT_ID }));
  const expectedStatus = disk === 'kept' ? 503 : 200;
  const isAnswerRight = menu === 'renewed' && status === expectedStatus;
  const isRight = isAnswerRight && page.body.includes(name);
  return createFinding(
    disk === 'kept' ? `${status} disk kept` : String(status),
    !isRight && `${body}, then ${page.status}`,
  );
}

/**
 * Removes a restaurant from the provider and sends a signed call for it. Expects 404 from then on,
 * even if files of this restaurant remain on the disk.
 */
async function checkVanished({ site, control, periodMs }: DiskSubject): Promise<Finding> {
  const path = routes.menu({ restaurantId: VANISHED_ID });
  await control.removeMenu(VANISHED_ID);
  await sendSignedCall(site.origin, { restaurant: VANISHED_ID });
  const statuses: number[] = [];
  for (let visit = 0; visit < 3; visit += 1) {
    statuses.push((await sendRaw(site.origin, path)).status);
    await wait(periodMs / 2);
  }
  return createFinding(
    statuses.join(' '),
    statuses.some((status) => status !== 404) && 'it is still served',
  );
}

/** Allows each process of the site one `FAILURE_LINE` per store. A restart starts a new process. */
function checkLog({ site }: DiskSubject, processes: number): Finding {
  const lines = site.output().split(FAILURE_LINE).length - 1;
  const limit = STORES * processes;
  return createFinding(String(lines), lines > limit && `${lines} lines, more than ${limit}`);
}

/**
 * Begins after the fault has ended. Visits the pages, so that the site stores them again, and
 * repeats the signed call for the restaurant that has left. Then restarts the site while the
 * provider is down. The site must serve the pages from the disk, but no old menu of this
 * restaurant.
 */
async function checkRecovered(subject: DiskSubject): Promise<Finding> {
  const { site, control, periodMs } = subject;
  for (let visits = 0; visits < 3; visits += 1) {
    await checkServed(subject);
    await wait(periodMs);
  }
  const { status } = await sendSignedCall(site.origin, { restaurant: VANISHED_ID });
  const ready = await sendRaw(site.origin, '/api/health/ready');
  await checkServed(subject);
  await control.setFault('down');
  await site.restart();
  const served = await checkServed(subject);
  const vanished = await sendRaw(site.origin, routes.menu({ restaurantId: VANISHED_ID }));
  await control.clearFaults();
  const problems = [
    ...(served.breach === undefined ? [] : [served.breach]),
    ...(status === 200 ? [] : [`the repeated call answered ${status}`]),
    ...(ready.body.includes('cache folder') ? [ready.body] : []),
    ...(vanished.status === 200 ? ['the restaurant that has left is back'] : []),
  ];
  return createFinding(served.shown, problems.length > 0 && problems.join(', '));
}

/** Lets the cache folder fail while the site runs and at a restart, and then work again. */
export async function checkDisk(fault: DiskFault, subject: DiskSubject): Promise<Cells> {
  const { site, control, periodMs } = subject;
  await control.reset();
  const vanishing = routes.menu({ restaurantId: VANISHED_ID });
  for (let visits = 0; visits < 2; visits += 1) {
    await checkServed(subject);
    await sendRaw(site.origin, vanishing);
    await wait(periodMs);
  }
  await fault.begin(site.cacheDir);
  const served = await checkServed(subject);
  await control.changeMenu(RESTAURANT_ID, { restaurantName: 'Hanul Reînnoit' });
  const fresh = await checkFresh(subject, 'Hanul Reînnoit');
  const signedCall = await checkSignedCall(subject, 'Hanul Anunțat');
  const vanished = await checkVanished(subject);

  // The fault begins again, because the site may have replaced the damaged files.
  await fault.begin(site.cacheDir);
  await site.restart();
  const restarted = await checkServed(subject);
  const freshAfterwards = await checkFresh(subject, 'Hanul Anunțat');
  const log = checkLog(subject, 2);
  await fault.end(site.cacheDir);
  return new Map([
    ['served', served],
    ['new data', fresh],
    ['signed call', signedCall],
    ['vanished', vanished],
    ['after a restart', restarted],
    ['new data after the restart', freshAfterwards],
    ['log lines', log],
    ['recovered', await checkRecovered(subject)],
  ]);
}
