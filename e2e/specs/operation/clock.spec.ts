import { runClock } from '../../faults/clock/run-clock.ts';
import { expect, test } from '../../support/servers/fixtures.ts';

/** `npm run test:faults` tries more. */
const HOURS = -3;

test(`after a jump of the clock by ${HOURS} hours pages stay, and show new data as early as ever`, async ({
  sandbox,
  control,
}) => {
  // The check has its own limits.
  test.setTimeout(240_000);
  const cells = await runClock(HOURS, { origin: sandbox.origin, control });
  expect([...cells].filter(([, { breach }]) => breach !== undefined)).toEqual([]);
  expect([...cells.keys()]).toContain('new data after the restart');
});
