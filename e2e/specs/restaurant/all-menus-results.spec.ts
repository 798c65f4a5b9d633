import { readdir } from 'node:fs/promises';
import { formatAllMenusLimits } from '../../../lib/all-menus/format-all-menus-limits.ts';
import { formatAllMenusResult } from '../../../lib/all-menus/format-all-menus-result.ts';
import { siteCopy } from '../../../lib/i18n/site/site-copy.ts';
import { allMenusCopy } from '../../../lib/i18n/site/all-menus-copy.ts';
import { formatTooManyPage } from '../../../lib/request/too-many-page.ts';
import { catalogue } from '../../sandbox/seeds/catalogue.ts';
import { sendRaw } from '../../support/browser/raw-request.ts';
import type { RawAnswer } from '../../support/browser/raw-request.ts';
import { createVisitorAddress } from '../../support/browser/visitor-address.ts';
import {
  awaitCompleteIndex,
  groupsOf,
  readMenusIndex,
  REFRESHED,
  allMenusFieldOf,
  allMenusStatusOf,
} from '../../support/pages/all-menus-search.ts';
import { hostileQueries } from '../../support/rules/hostile-queries.ts';
import { expireCaches } from '../../support/servers/expire-caches.ts';
import { expect } from '../../support/servers/fixtures.ts';
import { test as testOnLastingSite } from '../../support/sites/lasting-site.ts';
import { test } from '../../support/sites/all-menus-site.ts';

const COMPLETE_WITHIN_MS = 20_000;
const RANDOM_QUERIES = 200;

/** Sends the search as a new visitor, because the site limits the searches of one visitor. */
const search = (origin: string, path: string): Promise<RawAnswer> =>
  sendRaw(origin, path, { headers: { 'x-forwarded-for': createVisitorAddress() } });
const ALL = { known: catalogue.length, all: catalogue.length };

/** The names of the restaurants with a dish whose name has a word that begins with this text. */
const placesWith = (beginning: string): readonly string[] =>
  catalogue
    .filter(({ categories }) =>
      categories.some(({ products }) =>
        products.some(({ name }) => new RegExp(`(^|\\s)${beginning}`, 'i').test(name)),
      ),
    )
    .map(({ name }) => name);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form leads to every restaurant that serves the dish, with price, picture and hours', async ({
    page,
  }) => {
    await page.goto('/restaurants');
    await allMenusFieldOf(page).fill('TIRAMISU');
    await page.getByRole('button', { name: allMenusCopy.submit }).click();
    await expect(page).toHaveURL(/\/restaurants\?q=TIRAMISU/);

    const places = placesWith('tiramis');
    expect(places.length).toBeGreaterThan(1);
    for (const place of places) {
      const group = groupsOf(page).filter({ hasText: place });
      const hit = group.getByRole('article').filter({ hasText: /tiramis/i });
      await expect(hit.first()).toContainText(/\d,\d\d\sRON/);
      await expect(hit.first().locator('img')).toHaveCount(1);
      await expect(group).toContainText(/\d:\d\d - \d/);
    }
    await expect(allMenusStatusOf(page)).toContainText(`${places.length} restaurante`);
    await page
      .getByRole('link', { name: /tiramis/i })
      .first()
      .click();
    await expect(page).toHaveURL(/\/menu\?produs=tiramisu/);
  });

  test('the search finds restaurants by name and can list only the open ones', async ({ page }) => {
    await page.goto('/restaurants');
    await allMenusFieldOf(page).fill('forno');
    await allMenusFieldOf(page).press('Enter');
    const place = groupsOf(page).getByRole('heading', { level: 2 }).getByRole('link');
    await expect(place).toHaveText(['Pizzeria Forno Vechi']);
    await expect(place).toHaveAttribute('href', '/restaurant/forno-vechi');
    await allMenusFieldOf(page).fill('');
    await page.getByRole('radio', { name: allMenusCopy.openings.acum }).check();
    await page.getByRole('button', { name: allMenusCopy.submit }).click();
    await expect(page).toHaveURL(/program=acum/);
    const groups = groupsOf(page);
    const open = groups.filter({ hasText: siteCopy.hours.openNow });
    await expect(groups).toHaveCount(await open.count());
  });
});

testOnLastingSite(
  'the hits are not indexed, not stored, and leave the page of the list as it is',
  async ({ ownSite: site }) => {
    await expireCaches(site);
    await sendRaw(site.origin, '/restaurants?q=warm');
    const list = await sendRaw(site.origin, '/restaurants');
    const before = await readdir(site.cacheDir, { recursive: true });
    for (let number = 0; number < RANDOM_QUERIES; number += 1) {
      const query = `q=${crypto.randomUUID().replaceAll('-', '+')}&program=intai`;
      const { status, headers, body } = await search(site.origin, `/restaurants?${query}`);
      expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
      if (number === 0) expect(body).toContain('content="noindex, nofollow"');
    }
    expect(await readdir(site.cacheDir, { recursive: true })).toEqual(before);
    const after = await sendRaw(site.origin, '/restaurants');
    expect([after.status, after.headers.etag]).toEqual([200, list.headers.etag]);
    expect(after.body).toBe(list.body);
    expect((await sendRaw(site.origin, '/restaurants?q=&program=toate')).body).toBe(list.body);
  },
);

test('no query breaks a page, or becomes markup, a header or another path', async ({ site }) => {
  // Ignores `x-middleware-rewrite`, because the answers to queries without words lack it.
  const namesOf = ({ 'x-middleware-rewrite': _path, ...headers }: RawAnswer['headers']): unknown =>
    Object.keys(headers).toSorted();
  const usual = await sendRaw(site.origin, '/restaurants?q=supa');
  for (const text of hostileQueries) {
    const path = `/restaurants?q=${encodeURIComponent(text.toWellFormed())}`;
    const { status, headers, body } = await search(site.origin, path);
    expect.soft([text, status]).toEqual([text, 200]);
    expect.soft(headers['set-cookie']).toBeUndefined();
    expect.soft(namesOf(headers)).toEqual(namesOf(usual.headers));
    expect.soft(body).not.toMatch(/<script>alert|<img src=x|<\/title><main|<title>[^<]*alert/);
    expect.soft(body.match(/<main[^>]*>/g)).toHaveLength(1);
  }
  for (const path of [
    '/restaurants?q=%',
    '/restaurants?q=%ff%fe',
    '/restaurants?q[]=a&q[a]=b',
    `/restaurants?${'q=a&'.repeat(1_000)}`,
  ]) {
    expect
      .soft([path.slice(0, 40), (await sendRaw(site.origin, path)).status])
      .toEqual([path.slice(0, 40), 200]);
  }
  expect((await sendRaw(site.origin, '/embedded/cautare/toate/qYQ')).status).toBe(404);
});

test('a flood of searches is refused for its visitor only, and the list is still served', async ({
  startOwnSite,
}) => {
  const { origin } = await startOwnSite({});
  const headers = { 'x-forwarded-for': createVisitorAddress() };
  for (let number = 0; number < 60; number += 1) {
    expect((await sendRaw(origin, `/restaurants?q=supa${number}`, { headers })).status).toBe(200);
  }
  const refused = await sendRaw(origin, '/restaurants?q=supa', { headers });
  const seconds = Number(refused.headers['retry-after']);
  expect(seconds).toBeGreaterThan(0);
  expect([refused.status, refused.body]).toEqual([429, formatTooManyPage(seconds)]);
  expect(refused.headers['cache-control']).toBe('no-store');
  expect((await sendRaw(origin, '/restaurants', { headers })).status).toBe(200);
  expect((await search(origin, '/restaurants?q=supa')).status).toBe(200);
});

test('while the provider fails, the search answers from the known menus and says how old they are, also after a restart', async ({
  page,
  control,
  startOwnSite,
}) => {
  test.setTimeout(60_000);
  const site = await startOwnSite(REFRESHED);
  await awaitCompleteIndex(site.origin, catalogue.length);
  const startedAt = Date.now();
  await control.setFault('down');
  for (const when of ['in the outage', 'after a restart in the outage']) {
    if (when !== 'in the outage') await site.restart();
    await expect(async () => {
      await page.goto(`${site.origin}/restaurants?q=tiramisu`);
      const index = await readMenusIndex(site.origin);
      expect(index.oldestReceivedAt).toBeGreaterThan(startedAt - COMPLETE_WITHIN_MS);
      expect(index.menus).toEqual(ALL);
      const limits = formatAllMenusLimits(index, new Date());
      expect(limits).toHaveLength(1);
      await expect(allMenusStatusOf(page)).toContainText(limits, { timeout: 100 });
    }, when).toPass({ timeout: COMPLETE_WITHIN_MS });
    await expect(groupsOf(page)).toHaveCount(placesWith('tiramis').length);
  }
});

test('the search says that a menu is missing, and answers 503 when all are missing', async ({
  page,
  control,
  startOwnSite,
}) => {
  const [first] = catalogue;
  await control.setFault('500', `/${first?.shortName}/menu`);
  const site = await startOwnSite(REFRESHED);
  const known = { known: catalogue.length - 1, all: catalogue.length };
  await expect(async () => {
    await page.goto(`${site.origin}/restaurants?q=xyzzy`);
    const received = { oldestReceivedAt: Date.now(), periodMs: Infinity };
    const [missing = ''] = formatAllMenusLimits({ menus: known, ...received }, new Date());
    await expect(allMenusStatusOf(page)).toContainText(missing, { timeout: 100 });
  }).toPass({ timeout: COMPLETE_WITHIN_MS });
  const nothing = { kind: 'similar', groups: [], productCount: 0 } as const;
  const sentence = formatAllMenusResult(nothing, { text: 'xyzzy', opening: 'toate' });
  await expect(allMenusStatusOf(page)).toContainText(sentence);

  await control.setFault('500');
  const cold = await startOwnSite(REFRESHED);
  const answer = await sendRaw(cold.origin, '/restaurants?q=supa');
  expect([answer.status, answer.headers['retry-after']]).toEqual([503, '5']);
  expect(answer.body).toContain(allMenusCopy.unavailable);
});
