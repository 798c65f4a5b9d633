import { readdir } from 'node:fs/promises';
import { siteCopy } from '../../../lib/i18n/site/site-copy.ts';
import { formatNameFromId } from '../../../lib/restaurant/name.ts';
import { faultKinds } from '../../sandbox/faults/fault.ts';
import { catalogue } from '../../sandbox/seeds/catalogue.ts';
import { sendRaw } from '../../support/browser/raw-request.ts';
import type { RawAnswer } from '../../support/browser/raw-request.ts';
import { expect, test } from '../../support/servers/fixtures.ts';

/** The longest time of an answer: twice the deadline of a call, for slow machines. */
const ANSWER_MS = 5_000;
const RECOVERY_MS = 6_000;
/**
 * The time for two refreshes, each with a page period of 1 s and a deadline of 2.5 s, doubled for
 * slow machines.
 */
const REFRESH_MS = 15_000;
/** `npm run test:faults` sends ten thousand and measures disk and memory. */
const RANDOM_IDS = 200;

const [first] = catalogue;
if (first === undefined) throw new Error('The catalogue is empty');
const known = `/restaurant/${first.shortName}/menu`;
const unknownId = 'restaurant-nevazut';

const productCount = first.categories.flatMap(({ products }) => products).length;

/** Returns the product cards in the HTML of a menu. */
const productsOf = ({ body }: RawAnswer): readonly string[] =>
  body.match(/<article.*?<\/article>/gs) ?? [];

/** Counts the failed menu calls in the log, which has no successful ones. */
const countMenuCalls = (log: string): number =>
  log.split('\n').filter((line) => line.includes('"call":"menu"')).length;

test.describe.configure({ mode: 'default' });

for (const fault of faultKinds) {
  test(`provider failure (${fault}): known menus stay and are renewed afterwards, others are 503`, async ({
    control,
    startOwnSite,
  }) => {
    test.setTimeout(60_000);
    const site = await startOwnSite();
    const fresh = await sendRaw(site.origin, known);
    expect(fresh.status).toBe(200);
    expect(productsOf(fresh)).toHaveLength(productCount);
    await control.setFault(fault);

    if (fault !== 'flapping') {
      const askedAt = Date.now();
      const cold = await sendRaw(site.origin, `/restaurant/${unknownId}/menu`);
      expect(Date.now() - askedAt).toBeLessThan(ANSWER_MS);
      expect(cold.status).toBe(503);
      expect(cold.headers['retry-after']).toBe('5');
      expect(cold.headers['cache-control']).toBe('no-store');
      expect(cold.body).toContain(formatNameFromId(unknownId));
      expect(cold.body).toContain(siteCopy.menu.reload);
    }

    await control.clearRequests();
    const loggedBefore = site.output().length;
    const countRefreshes = async (): Promise<number> => {
      // Count in the site's log, because the sandbox logs no request while its port is closed.
      if (fault === 'down') return countMenuCalls(site.output().slice(loggedBefore));
      const requests = await control.getRequests(first.shortName);
      return new Set(requests.map(({ headers }) => headers['x-correlation-id'])).size;
    };
    const visits: RawAnswer[] = [];
    const visitAndCount = async (): Promise<number> => {
      visits.push(await sendRaw(site.origin, known));
      return countRefreshes();
    };
    // When the second refresh begins, the first one has ended.
    await expect.poll(visitAndCount, { timeout: REFRESH_MS }).toBeGreaterThanOrEqual(2);
    await visitAndCount();
    for (const old of visits) {
      expect(old.status).toBe(200);
      expect(productsOf(old)).toEqual(productsOf(fresh));
    }

    await control.clearFaults();
    await control.changeMenu(first.shortName, { restaurantName: `${first.name} reînnoit` });
    await expect(async () => {
      expect((await sendRaw(site.origin, known)).body).toContain(`${first.name} reînnoit`);
    }).toPass({ timeout: 2 * RECOVERY_MS });
  });
}

test('a restart during the outage still serves the menus and the list known before', async ({
  control,
  startOwnSite,
}) => {
  const site = await startOwnSite();
  await sendRaw(site.origin, known);
  await sendRaw(site.origin, '/restaurants');
  await control.setFault('down');
  await site.restart();
  for (const path of [known, `${known}?hidden_navbar`, '/restaurants']) {
    const answer = await sendRaw(site.origin, path);
    expect([path, answer.status]).toEqual([path, 200]);
    expect(answer.body).toContain(first.name);
  }
});

test('a list that was never fetched shows its heading alone, as 503', async ({
  page,
  control,
  startOwnSite,
}) => {
  await control.setFault('500');
  const site = await startOwnSite();
  const answer = await page.goto(`${site.origin}/restaurants`);
  expect(answer?.status()).toBe(503);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(siteCopy.restaurants.heading);
  await expect(page.getByRole('article')).toHaveCount(0);
});

test(`${RANDOM_IDS} random ids leave nothing on disk`, async ({ startOwnSite }) => {
  const site = await startOwnSite();
  await sendRaw(site.origin, known);
  const before = await readdir(site.cacheDir, { recursive: true });
  for (let batch = 0; batch < RANDOM_IDS / 20; batch += 1) {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        sendRaw(site.origin, `/restaurant/nimeni-${batch * 20 + index}/menu`),
      ),
    );
    expect(answers.every(({ status }) => status === 404)).toBe(true);
  }
  expect(await readdir(site.cacheDir, { recursive: true })).toEqual(before);
});
