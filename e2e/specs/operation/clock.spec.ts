import { runClock } from '../../faults/clock/run-clock.ts';
import { expect, test } from '../../support/servers/fixtures.ts';

/** `npm run test:faults` tries more jumps. */
const HOURS = -3;

test(`after a jump of the clock by ${HOURS} hours, pages are still served and show new data as quickly as before`, async ({
  sandbox,
  control,
}) => {
  // Long enough for all steps of `runClock`, each of which has a shorter limit of its own.
  test.setTimeout(240_000);
  const cells = await runClock(HOURS, { origin: sandbox.origin, control });
  expect([...cells].filter(([, { breach }]) => breach !== undefined)).toEqual([]);
  expect([...cells.keys()]).toContain('new data after the restart');
});
