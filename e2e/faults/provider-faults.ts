import { setTimeout as wait } from 'node:timers/promises';
import { providerPaths } from '../../lib/provider/contract/paths.ts';
import type { FaultKind } from '../sandbox/faults/fault.ts';
import { catalogue } from '../sandbox/catalogue.ts';
import { RESTAURANT_ID } from '../support/pages/site-pages.ts';
import { addCell, addRecovery, cachedKinds, CHANGED_NAME, formatSeconds } from './fault-test.ts';
import {
  getLimitMs,
  isAlone,
  lastingKinds,
  pageKinds,
  PERIOD_MS,
  readMemoryMb,
} from './fault-test.ts';
import { test, visitAll, visitKnown } from './fault-test.ts';
import type { PageKind, Visit } from './fault-test.ts';

/** With 'none' the provider works. */
type ProviderFault = FaultKind | 'none';

const COLD = 'First visits during the fault: status and time (cold)';
const BACK = 'Unknown pages: time from the end of the fault until they are answered (back)';
const KNOWN = 'Known pages during the fault: visits with status 200 / all, the slowest (known)';
const FRESH = 'Known pages: time from the end of the fault until they show new data (fresh)';
const RESTART = 'Known pages during the fault, after a restart: status (restart)';

/** The measured pages belong to `RESTAURANT_ID`, of which the site must know nothing at first. */
const LOADING_ID = catalogue.find(({ shortName }) => shortName !== RESTAURANT_ID)?.shortName;

/**
 * Switches each fault on three times: for first visits, for visits to pages that the site has served
 * before, and for a restart. After the first two measures how long the site takes to recover.
 */
export function testProviderFaults(faults: readonly ProviderFault[]): void {
  for (const fault of faults) {
    test(`the provider fails: ${fault}`, async ({ start, control }) => {
      const site = await start();
      const begin = (): Promise<void> =>
        fault === 'none' ? control.clearFaults() : control.setFault(fault);
      // The list lacks its last restaurant until the second fault ends: the sitemap then changes.
      await control.setScenario({ restaurants: catalogue.length - 1 });
      // Loading the code of a page takes longer than its answer, so each page is visited before the
      // measurement. Meanwhile the call for the list fails, and is not repeated for a period.
      await control.setFault('500', providerPaths.restaurants());
      await visitAll(pageKinds, site, LOADING_ID);
      await wait(PERIOD_MS);

      await begin();
      for (const { kind, status, headers, ms } of await visitAll(pageKinds, site)) {
        const check = addCell(COLD, kind.name, `${status} ${formatSeconds(ms)}`);
        check(listColdStatuses(kind, fault)).toContain(status);
        if (status === 503) check(headers).toHaveProperty('retry-after');
        if (isAlone()) check(ms).toBeLessThan(getLimitMs(kind));
      }
      await control.clearFaults();
      await addRecovery(BACK, pageKinds, site, ({ status }) => status === 200);

      await begin();
      await visitKnown(KNOWN, site, control);
      addCell(KNOWN, 'memory', `${await readMemoryMb(site)} MB`);
      await control.setScenario({});
      await control.changeMenu(RESTAURANT_ID, { restaurantName: CHANGED_NAME });
      await control.clearFaults();
      const isFresh = ({ kind, status, body }: Visit): boolean =>
        status === 200 && body.includes(kind.freshText);
      await addRecovery(FRESH, cachedKinds, site, isFresh);

      await begin();
      await site.restart();
      for (const { kind, status } of await visitAll(lastingKinds, site)) {
        addCell(RESTART, kind.name, `${status}`)(status).toBe(200);
      }
    });
  }
}

function listColdStatuses({ name, path }: PageKind, fault: ProviderFault): readonly number[] {
  if (fault === 'none' || name === 'home') return [200];
  // Any JSON object with status 200 is a valid answer to the check of a token.
  if (fault === 'wrong-shape' && path === 'verifyToken') return [200];
  const failures = path.startsWith('/') ? [503] : [502, 503];
  // The call or its retry may succeed.
  return fault === 'flapping' ? [200, ...failures] : failures;
}
