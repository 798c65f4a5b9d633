import { setTimeout as wait } from 'node:timers/promises';
import { routes } from '../../../lib/addresses/routes.ts';
import { sendRaw } from '../../support/browser/raw-request.ts';
import type { SandboxControl } from '../../support/servers/sandbox-control.ts';
import type { RunningSite } from '../../support/servers/site.ts';
import { createFinding } from '../finding.ts';
import type { Cells, Finding } from '../finding.ts';

const IN_FLIGHT = 50;
const ARRIVE_EVERY_MS = 10;
const ARRIVE_FOR_MS = 700;
/**
 * The site's grace period in this check. It is much longer than `ARRIVE_FOR_MS`, because a busy
 * machine sends the last requests late.
 */
export const GRACE_SECONDS = '4';

/** Resolves to the status of the answer, or to the code or the text of the error. */
async function send(origin: string, path: string): Promise<string> {
  try {
    return String((await sendRaw(origin, path)).status);
  } catch (error) {
    const hasCode = typeof error === 'object' && error !== null && 'code' in error;
    return hasCode ? String(error.code) : String(error);
  }
}

function checkAll(results: readonly string[], expected: string): Finding {
  const others = results.filter((result) => result !== expected);
  const shown = `${results.length - others.length}/${results.length}`;
  return createFinding(
    shown,
    others.length > 0 && `the others got ${[...new Set(others)].join(', ')}`,
  );
}

/**
 * Sends `IN_FLIGHT` menu requests, stops the site when the provider has got the first call, and
 * sends requests for another page during the grace period. The provider hangs: the calls for most
 * menu requests run or wait until they time out, and the bulkhead refuses the other calls. So the
 * site must answer each menu request with 503.
 */
export async function checkShutdown(
  { origin, stop }: Pick<RunningSite, 'origin' | 'stop'>,
  control: SandboxControl,
): Promise<Cells> {
  await control.reset();
  await send(origin, routes.terms());
  await control.setFault('hang-before-headers');
  const waiting = Array.from({ length: IN_FLIGHT }, () =>
    send(origin, routes.menu({ restaurantId: `nimeni-${crypto.randomUUID()}` })),
  );
  while ((await control.getRequests()).length === 0) await wait(ARRIVE_EVERY_MS);

  const stopped = stop();
  const arriving: Promise<string>[] = [];
  const stoppedAt = performance.now();
  while (performance.now() - stoppedAt < ARRIVE_FOR_MS) {
    arriving.push(send(origin, routes.terms()));
    await wait(ARRIVE_EVERY_MS);
  }
  const code = await stopped;
  await control.clearFaults();
  return new Map([
    [`${IN_FLIGHT} requests in flight at SIGTERM`, checkAll(await Promise.all(waiting), '503')],
    ['requests that arrived in the grace period', checkAll(await Promise.all(arriving), '200')],
    ['exit', createFinding(String(code), code !== 0 && `exit code ${code}`)],
  ]);
}
