import { readdir } from 'node:fs/promises';
import { siteCopy } from '../../../lib/i18n/site/site-copy.ts';
import { formatNameFromId } from '../../../lib/restaurant/name.ts';
import { faultKinds } from '../../sandbox/faults/fault.ts';
import type { FaultKind } from '../../sandbox/faults/fault.ts';
import { catalogue } from '../../sandbox/seeds/catalogue.ts';
import { startSandbox } from '../../sandbox/start-sandbox.ts';
import { sendRaw } from '../../support/browser/raw-request.ts';
import type { RawAnswer } from '../../support/browser/raw-request.ts';
import { expect, test } from '../../support/servers/fixtures.ts';
import { test as testOnLastingSite } from '../../support/sites/lasting-site.ts';
import { createOwnSiteTest } from '../../support/sites/own-site.ts';
import { createSandboxControl } from '../../support/servers/sandbox-control.ts';
import type { SandboxControl } from '../../support/servers/sandbox-control.ts';
import { startSite } from '../../support/servers/site.ts';
import type { RunningSite } from '../../support/servers/site.ts';

const testOnOwnSite = createOwnSiteTest();

/** Twice the deadline of a call for a menu, for slow machines. */
const ANSWER_MS = 5_000;
/** Longer than the 5 s for which an open circuit breaker refuses calls. */
const RECOVERY_MS = 6_000;
/**
 * If the provider never answers, two refreshes take about 7 s: each takes a page period (1 s) and a
 * deadline (2.5 s). The limit is about twice as long, for slow machines.
 */
const REFRESH_MS = 15_000;
/** Several faults are tested at the same time, because a test mostly waits for deadlines. */
const FAULTS_AT_ONCE = 4;
/** Few, because `npm run test:faults` sends ten thousand ids and measures disk and memory. */
const UNKNOWN_IDS = 200;

const [first] = catalogue;
if (first === undefined) throw new Error('The catalogue is empty');
const { shortName, name } = first;
const known = `/restaurant/${shortName}/menu`;
const unknownId = 'restaurant-nevazut';

const productCount = first.categories.flatMap(({ products }) => products).length;

const productsOf = ({ body }: RawAnswer): readonly string[] =>
  body.match(/<article.*?<\/article>/gs) ?? [];

/** Counts failed calls for menus. The site logs successful calls only at the level `debug`. */
const countFailedCalls = (log: string): number =>
  log.split('\n').filter((line) => line.includes('"call":"menu"')).length;

/** Each site has its own sandbox, because a sandbox can have only one fault switched on. */
type SiteWithProvider = {
  readonly site: RunningSite;
  readonly control: SandboxControl;
  readonly stop: () => Promise<void>;
};

async function startSiteWithProvider(): Promise<SiteWithProvider> {
  const sandbox = await startSandbox({ port: 0 });
  const site = await startSite({ providerApiUrl: sandbox.origin });
  return {
    site,
    control: createSandboxControl(sandbox.controlOrigin),
    stop: async () => {
      await site.stop();
      await sandbox.stop();
    },
  };
}

async function expectColdAnswer(site: RunningSite): Promise<void> {
  const askedAt = Date.now();
  const cold = await sendRaw(site.origin, `/restaurant/${unknownId}/menu`);
  expect(Date.now() - askedAt).toBeLessThan(ANSWER_MS);
  expect(cold.status).toBe(503);
  expect(cold.headers['retry-after']).toBe('5');
  expect(cold.headers['cache-control']).toBe('no-store');
  expect(cold.body).toContain(formatNameFromId(unknownId));
  expect(cold.body).toContain(siteCopy.menu.reload);
}

async function expectOutageServed(
  fault: FaultKind,
  { site, control }: SiteWithProvider,
): Promise<void> {
  const fresh = await sendRaw(site.origin, known);
  expect(fresh.status).toBe(200);
  expect(productsOf(fresh)).toHaveLength(productCount);
  // With 'flapping' the first two matching requests get 503. The site repeats such a request once,
  // so a call fails only if both these requests are of the same call. Therefore set the fault for
  // one menu at a time: first for the unknown menu, then for the known menu.
  const isFlapping = fault === 'flapping';
  await control.setFault(fault, isFlapping ? unknownId : undefined);
  // If the site still has a fresh list without the restaurant, a gateway's 404 counts.
  if (fault !== 'gateway-404') await expectColdAnswer(site);
  if (isFlapping) await control.setFault(fault, shortName);

  await control.clearRequests();
  const loggedBefore = site.output().length;
  const countRefreshes = async (): Promise<number> => {
    // 'down' closes the sandbox's port. The sandbox then logs no requests, so count the failed
    // calls in the site's log.
    if (fault === 'down') return countFailedCalls(site.output().slice(loggedBefore));
    // A repeated request has the same correlation id as the first request of its call.
    const requests = await control.getRequests(shortName);
    return new Set(requests.map(({ headers }) => headers['x-correlation-id'])).size;
  };
  const visits: RawAnswer[] = [];
  const visitAndCount = async (): Promise<number> => {
    visits.push(await sendRaw(site.origin, known));
    return countRefreshes();
  };
  // The second refresh begins only when the first refresh has failed. So the visit after
  // `expect.poll` gets a page whose refresh has failed.
  await expect.poll(visitAndCount, { timeout: REFRESH_MS }).toBeGreaterThanOrEqual(2);
  await visitAndCount();
  if (isFlapping) expect(countFailedCalls(site.output().slice(loggedBefore))).toBeGreaterThan(0);
  for (const old of visits) {
    expect(old.status).toBe(200);
    expect(productsOf(old)).toEqual(productsOf(fresh));
  }

  await control.clearFaults();
  const newName = `${name} după ${fault} ${crypto.randomUUID()}`;
  await control.changeMenu(shortName, { restaurantName: newName });
  await expect(async () => {
    expect((await sendRaw(site.origin, known)).body).toContain(newName);
  }).toPass({ timeout: 2 * RECOVERY_MS });
}

test.describe.configure({ mode: 'default' });

test.describe(() => {
  let sites: readonly SiteWithProvider[] = [];

  test.beforeAll(async () => {
    sites = await Promise.all(Array.from({ length: FAULTS_AT_ONCE }, startSiteWithProvider));
  });
  test.afterAll(() => Promise.all(sites.map(({ stop }) => stop())));

  for (let start = 0; start < faultKinds.length; start += FAULTS_AT_ONCE) {
    const faults = faultKinds.slice(start, start + FAULTS_AT_ONCE);
    test(`while the provider fails (${faults.join(', ')}) known menus are served and others are 503, and afterwards menus are renewed`, async () => {
      test.setTimeout(90_000);
      const outages = sites.flatMap((site, index) => {
        const fault = faults[index];
        return fault === undefined ? [] : test.step(fault, () => expectOutageServed(fault, site));
      });
      await Promise.all(outages);
    });
  }
});

testOnOwnSite(
  'a restart during the outage still serves the menus and the list known before',
  async ({ control, ownSite: site }) => {
    await sendRaw(site.origin, known);
    await sendRaw(site.origin, '/restaurants');
    await control.setFault('down');
    await site.restart();
    for (const path of [known, `${known}?hidden_navbar`, '/restaurants']) {
      const answer = await sendRaw(site.origin, path);
      expect([path, answer.status]).toEqual([path, 200]);
      expect(answer.body).toContain(name);
    }
  },
);

testOnOwnSite(
  "a menu stays while a gateway answers 404, also after a restart in an outage, and is gone after the provider's 404 without coming back",
  async ({ control, ownSite: site }) => {
    test.setTimeout(60_000);
    const getStatus = async (): Promise<number> => (await sendRaw(site.origin, known)).status;
    expect(await getStatus()).toBe(200);
    await control.setFault('gateway-404', '/menu');
    await control.clearRequests();
    await expect
      .poll(
        async () => {
          expect(await getStatus()).toBe(200);
          return (await control.getRequests(shortName)).length;
        },
        { timeout: REFRESH_MS },
      )
      .toBeGreaterThanOrEqual(3);
    await control.setFault('down');
    await site.restart();
    const answer = await sendRaw(site.origin, known);
    expect([answer.status, productsOf(answer).length]).toEqual([200, productCount]);

    await control.clearFaults();
    await control.removeMenu(shortName);
    await expect.poll(getStatus, { timeout: REFRESH_MS }).toBe(404);
    await control.setFault('down');
    await site.restart();
    expect(await getStatus()).toBe(503);
  },
);

test('a list that was never fetched is 503 and shows only its heading', async ({
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

testOnLastingSite(`${UNKNOWN_IDS} unknown ids leave nothing on disk`, async ({ ownSite: site }) => {
  await sendRaw(site.origin, known);
  const before = await readdir(site.cacheDir, { recursive: true });
  for (let batch = 0; batch < UNKNOWN_IDS / 20; batch += 1) {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        sendRaw(site.origin, `/restaurant/nimeni-${batch * 20 + index}/menu`),
      ),
    );
    expect(answers.every(({ status }) => status === 404)).toBe(true);
  }
  expect(await readdir(site.cacheDir, { recursive: true })).toEqual(before);
});
