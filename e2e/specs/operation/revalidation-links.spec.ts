import { catalogue } from '../../sandbox/seeds/catalogue.ts';
import { expireCaches } from '../../support/servers/expire-caches.ts';
import { expect } from '../../support/servers/fixtures.ts';
import { test } from '../../support/sites/lasting-site.ts';
import { sendSignedCall } from '../../support/servers/signed-call.ts';

const [restaurant] = catalogue;
if (restaurant === undefined) throw new Error('The catalogue is empty');
const { shortName, name } = restaurant;
const NEW_NAME = `${name} după schimbare`;
const menu = `/restaurant/${shortName}/menu`;

test.beforeEach(({ ownSite }) => expireCaches(ownSite));

test('a link to a changed menu shows the new name, although the browser has loaded the old menu', async ({
  ownSite: site,
  control,
  page,
}) => {
  const heading = page.getByRole('heading', { level: 1 });
  const openMenuByLinks = async (): Promise<void> => {
    await page.goto(`${site.origin}/restaurants`);
    await page.getByRole('link', { name, exact: false }).first().click();
    await page.locator(`a[href^="${menu}#"]`).first().click();
    await page.waitForURL(`**${menu}#*`);
  };
  await openMenuByLinks();
  await expect(heading).toContainText(name);
  await control.changeMenu(shortName, { restaurantName: NEW_NAME });
  await sendSignedCall(site.origin, { restaurant: shortName });

  await openMenuByLinks();
  await expect(heading).toContainText(NEW_NAME);
});
