import { rename, writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { routes } from '../../lib/addresses/routes.ts';
import { FAILURES_TO_OPEN } from '../../lib/provider/client.ts';
import { sendRaw } from '../support/browser/raw-request.ts';
import { RESTAURANT_ID } from '../support/pages/site-pages.ts';
import { expect } from '../support/servers/fixtures.ts';
import { addRecovery, cachedKinds, namedKinds, PERIOD_MS, test } from './fault-test.ts';
import { visitAll, visitKnown } from './fault-test.ts';
import type { Visit } from './fault-test.ts';

const HOUR_MS = 3_600_000;
/** Longer than the interval at which `shift-clock.mjs` reads the file with the offset. */
const NOTICED_AFTER_MS = 200;

/**
 * The clock jumps when all pages are known, then again while the breaker for menus is open, and at
 * last back to the machine's time, with a restart. After each of these three steps known pages are
 * served, and the restaurant's new name is shown.
 */
export function testClockJumps(jumps: readonly number[]): void {
  for (const hours of jumps) {
    test(`the clock jumps by ${hours} h`, async ({ start, control }) => {
      const offsetFile = test.info().outputPath('offset');
      const setClock = async (offsetMs: number): Promise<void> => {
        await writeFile(`${offsetFile}.new`, `${offsetMs}`);
        await rename(`${offsetFile}.new`, offsetFile);
        await wait(NOTICED_AFTER_MS);
      };
      await setClock(0);
      const preload = `--import ${import.meta.resolve('./shift-clock.mjs')}`;
      const site = await start({ env: { NODE_OPTIONS: preload, CLOCK_OFFSET_FILE: offsetFile } });
      const checkStep = async (step: string): Promise<void> => {
        const table = `Known pages after the clock has jumped ${step} (clock)`;
        await visitKnown(table, site, control);
        // The search for hits finds this name as well.
        const name = `Hanul ${step}`;
        await control.changeMenu(RESTAURANT_ID, { restaurantName: name });
        await control.clearFaults();
        const isNew = ({ body }: Visit): boolean => body.includes(name);
        await addRecovery(table, namedKinds, site, isNew, 'new data');
      };

      // Twice: a menu that is rendered before the list is known has no opening days, and so changes.
      for (let visits = 0; visits < 2; visits += 1) {
        await visitAll(cachedKinds, site);
        await wait(PERIOD_MS);
      }
      await setClock(hours * HOUR_MS);
      await checkStep('at any time');

      await control.setFault('500');
      for (let failed = 0; failed < FAILURES_TO_OPEN; failed += 1) {
        const restaurantId = `nimeni-${crypto.randomUUID()}`;
        await sendRaw(site.origin, routes.menu({ restaurantId }));
      }
      await expect.poll(site.output).toContain('Provider breaker opened');
      await setClock(2 * hours * HOUR_MS);
      await checkStep('in an outage');

      await setClock(0);
      await site.restart();
      await checkStep('back, at a restart');
    });
  }
}
