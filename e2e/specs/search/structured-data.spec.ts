import type { Page } from '@playwright/test';
import { hoursCopy } from '../../../lib/i18n/site/hours-copy.ts';
import { formatSchedule, WEEKDAYS } from '../../../lib/restaurant/hours.ts';
import { catalogue } from '../../sandbox/catalogue.ts';
import { sendRaw } from '../../support/browser/raw-request.ts';
import { RESTAURANT_ID } from '../../support/pages/site-pages.ts';
import {
  findStructuredDataIssues,
  findThing,
  listOf,
  readGraph,
  thingsIn,
} from '../../support/rules/search/structured-data-rules.ts';
import type { Thing } from '../../support/rules/search/structured-data-rules.ts';
import { expect, test } from '../../support/servers/fixtures.ts';

const SITE = 'http://localhost:3000';
const restaurant = `/restaurant/${RESTAURANT_ID}`;

/** Without scripts a page shows exactly what the server sends. */
test.use({ javaScriptEnabled: false });

/** Whether the text has several pairs of hours, as in '… 8:00 - 17:00, … 9:00 - 14:00'. */
const hasHoursByDay = (scheduleText: string): boolean =>
  (scheduleText.match(/:\d\d - /g) ?? []).length > 1;

// The opening days come from the list of restaurants. On a slow machine the first page might be
// rendered without the list, so load the list first.
test.beforeAll(async ({ site }) => {
  await sendRaw(site.origin, '/restaurants');
});

const RON = new Intl.NumberFormat('ro-RO', { style: 'currency', currency: 'RON' });

async function openWithData(page: Page, path: string): Promise<readonly Thing[]> {
  const answer = await page.goto(path);
  return readGraph((await answer?.text()) ?? '');
}

async function readShownMenu(page: Page): Promise<unknown> {
  const sections = page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.locator('article') });
  return sections.evaluateAll((found) =>
    found.map((section) => ({
      name: section.querySelector('h2')?.textContent,
      items: [...section.querySelectorAll('article')].map((card) => [
        card.querySelector('h3')?.textContent,
        card.querySelector('strong')?.textContent,
        /\d+\s*kcal/.exec(card.querySelector('dl')?.textContent ?? '')?.[0].replace(/\s/, ' '),
      ]),
    })),
  );
}

const describeStructuredMenu = (menu: Thing): unknown =>
  thingsIn(menu['hasMenuSection']).map((section) => ({
    name: section['name'],
    items: thingsIn(section['hasMenuItem']).map((item) => {
      const [offer = {}] = thingsIn(item['offers']);
      expect([offer['@type'], offer['priceCurrency']]).toEqual(['Offer', 'RON']);
      const [nutrition] = thingsIn(item['nutrition']);
      return [item['name'], RON.format(Number(offer['price'])), nutrition?.['calories']];
    }),
  }));

/** Restaurants of every kind: a usual one, one without pictures, one whose hours differ by day. */
const examples = [
  catalogue.find(({ shortName }) => shortName === RESTAURANT_ID),
  catalogue.find(({ heroPicture }) => heroPicture === undefined),
  catalogue.find(({ scheduleText = '' }) => hasHoursByDay(scheduleText)),
];

for (const example of examples) {
  if (example === undefined) throw new Error('The catalogue has no restaurant of this kind');
  const { shortName, schedule, scheduleText = '', heroPicture } = example;
  const path = `/restaurant/${shortName}`;

  test(`${shortName}: page and menu show what their structured data say, and these follow schema.org's vocabulary and Google's rules`, async ({
    page,
    site,
  }) => {
    const graph = await openWithData(page, path);
    const data = findThing(graph, 'Restaurant');
    const name = await page.getByRole('heading', { level: 1 }).innerText();
    expect(data).toMatchObject({
      name,
      url: `${SITE}${path}`,
      '@id': `${SITE}${path}#restaurant`,
    });
    const specifications = thingsIn(data['openingHoursSpecification']);
    expect(specifications.length > 0).toBe(schedule !== undefined || scheduleText !== '');
    const minutesOf = (time: unknown): number => {
      const [hour = 0, minute = 0] = String(time).split(':').map(Number);
      return hour * 60 + minute;
    };
    const ranges = specifications.map(({ dayOfWeek, opens, closes }) => ({
      days: WEEKDAYS.filter((day) => listOf(dayOfWeek).includes(day)),
      opensAt: minutesOf(opens),
      closesAt: minutesOf(closes),
    }));
    // The page can show '09:00' where this text has '9:00'.
    const text = (await page.getByRole('main').innerText()).replace(/\b0(?=\d:\d\d)/g, '');
    expect(text.replace(/\s+/g, ' ')).toContain(
      formatSchedule({ kind: 'by-day', ranges }, hoursCopy.ro),
    );

    const html = decodeURIComponent(await page.getByRole('main').innerHTML());
    const pictures = listOf(data['image']);
    expect(pictures.length > 0).toBe(heroPicture !== undefined);
    for (const picture of pictures) expect(html).toContain(String(picture));

    const [menu] = thingsIn(data['hasMenu']);
    const link = page.getByRole('main').locator(`a[href^="${path}/menu?"]`).first();
    await expect(link).toBeVisible();
    expect(menu).toMatchObject({ url: `${SITE}${path}/menu`, '@id': `${SITE}${path}/menu#meniu` });

    const ofMenu = findThing(await openWithData(page, `${path}/menu`), 'Restaurant');
    expect(ofMenu).toMatchObject({
      name: await page.getByRole('heading', { level: 1 }).innerText(),
      '@id': `${SITE}${path}#restaurant`,
    });
    const [shown] = thingsIn(ofMenu['hasMenu']);
    expect(shown?.['@type']).toBe('Menu');
    expect(describeStructuredMenu(shown ?? {})).toEqual(await readShownMenu(page));
    for (const address of [path, `${path}/menu`]) {
      const { body } = await sendRaw(site.origin, address);
      expect(await findStructuredDataIssues(body)).toEqual([]);
    }
  });
}

test('the structured data of the list name every card in the order of the page', async ({
  page,
  site,
}) => {
  const list = findThing(await openWithData(page, '/restaurants'), 'ItemList');
  const shown = await page
    .getByRole('article')
    .getByRole('heading')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')]));
  const entries = thingsIn(list['itemListElement']);
  expect(entries.map(({ name, url }) => [name, new URL(String(url)).pathname])).toEqual(shown);
  expect(entries.map(({ position }) => position)).toEqual(shown.map((_, index) => index + 1));
  expect(list['numberOfItems']).toBe(shown.length);
  const { body } = await sendRaw(site.origin, '/restaurants');
  expect(await findStructuredDataIssues(body)).toEqual([]);
});

test('the home page describes the company, the site and the app', async ({ page, site }) => {
  const graph = await openWithData(page, '/');
  const company = findThing(graph, 'Organization');
  const footer = page.getByRole('contentinfo');
  for (const property of ['legalName', 'email'] as const) {
    await expect(footer).toContainText(String(company[property]));
  }
  for (const address of listOf(company['sameAs'])) {
    await expect(footer.locator(`a[href="${String(address)}"]`)).toHaveCount(1);
  }
  const app = findThing(graph, 'MobileApplication');
  await expect(page.getByRole('main')).toContainText(String(app['description']));
  expect(findThing(graph, 'WebSite')).toMatchObject({ name: company['name'], url: `${SITE}/` });
  expect(await findStructuredDataIssues((await sendRaw(site.origin, '/')).body)).toEqual([]);
});

test('pages that are not indexed or belong to no restaurant have no structured data', async ({
  site,
}) => {
  for (const path of [
    `${restaurant}/menu?hidden_navbar`,
    `${restaurant}/table/12`,
    '/restaurant/sandbox-500/menu',
    '/restaurant/nu-exista-asa-ceva',
    '/privacy',
    '/payment/librapay/exit',
  ]) {
    const { body } = await sendRaw(site.origin, path);
    expect(body, path).not.toContain('application/ld+json');
  }
});
