import { homeCopy } from '../../../lib/i18n/site/home-copy.ts';
import { siteCopy } from '../../../lib/i18n/site/site-copy.ts';
import { catalogue } from '../../sandbox/seeds/catalogue.ts';
import { sendRaw } from '../../support/browser/raw-request.ts';
import { expect, test } from '../../support/servers/fixtures.ts';

const [first] = catalogue;
if (first === undefined) throw new Error('The catalogue is empty');

const strip = { name: homeCopy.strip.heading } as const;

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the home page has its heading, store links, claims and 6 restaurants', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(homeCopy.heading);
    for (const store of Object.values(siteCopy.stores)) {
      await expect(page.getByRole('link', { name: store })).toHaveCount(2);
    }
    await expect(page.getByRole('main')).toContainText('Peste 8 restaurante');
    await expect(page.getByRole('main')).toContainText('peste 500 de produse');
    const restaurants = page.getByRole('region', strip);
    await expect(restaurants.getByRole('listitem')).toHaveCount(6);
    await expect(restaurants).toContainText(first.name);
  });
});

test('the home page contains the closed popup about the event of 14 May 2024', async ({ page }) => {
  await page.goto('/');
  const dialog = page.locator('dialog:has(time[datetime="2024-05-14"])');
  await expect(dialog).toHaveCount(1);
  await expect(dialog).toBeHidden();
});

test('the home page works in an outage, and gets its restaurants when the provider is back', async ({
  control,
  startOwnSite,
}) => {
  await control.setFault('down');
  const site = await startOwnSite();
  for (const visit of ['first', 'next']) {
    const answer = await sendRaw(site.origin, '/');
    expect([visit, answer.status]).toEqual([visit, 200]);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).toContain(homeCopy.delivery.heading);
    expect(answer.body).not.toContain(homeCopy.strip.heading);
  }
  await control.clearFaults();
  await expect(async () => {
    expect((await sendRaw(site.origin, '/')).body).toContain(first.name);
  }).toPass({ timeout: 12_000 });

  await control.setFault('down');
  await site.restart();
  expect((await sendRaw(site.origin, '/')).body).toContain(first.name);
});
