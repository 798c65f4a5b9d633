import { sendRaw } from '../support/browser/raw-request.ts';
import type { RunningSite } from '../support/servers/site.ts';
import { menuPaths } from './check-hostile-visitors.ts';
import { countFailures } from './finding.ts';
import type { Cells } from './finding.ts';

/**
 * Restarts the site and requests all menus. The caller has switched on the fault `down`, so the
 * site can answer only from the pages and last good copies on its disk.
 */
export async function checkRestart({ origin, restart }: RunningSite): Promise<Cells> {
  await restart();
  const answers = await Promise.all(menuPaths.map((path) => sendRaw(origin, path)));
  const wrong = answers.filter(({ status }) => status !== 200).length;
  return new Map([
    [
      'menus after a restart in an outage',
      countFailures(wrong, menuPaths.length, 'were not answered with 200'),
    ],
  ]);
}
