import { runClock } from '../../faults/clock/run-clock.ts';
import { expect, test } from '../../support/servers/fixtures.ts';

/** `npm run test:faults` tries more jumps. */
const HOURS = -3;

test(`after a jump of the clock by ${HOURS} hours, pages are still served and show new data within the usual time`, async ({
  sandbox,
  control,
}) => {
  // `runClock` starts the site twice and waits for new data three times. This can take more than
  // the default of 30 s.
  test.setTimeout(240_000);
  const cells = await runClock(HOURS, { origin: sandbox.origin, control });
  expect([...cells].filter(([, { breach }]) => breach !== undefined)).toEqual([]);
  expect([...cells.keys()]).toContain('new data after the restart');
});
