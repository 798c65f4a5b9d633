import { routes } from '../../../lib/addresses/routes.ts';
import { siteCopy } from '../../../lib/i18n/site/site-copy.ts';
import { catalogue } from '../../sandbox/seeds/catalogue.ts';
import {
  findThing,
  readGraph,
  thingsIn,
} from '../../support/rules/search/structured-data-rules.ts';
import { expect, test } from '../../support/servers/fixtures.ts';

const copy = siteCopy.restaurant;

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const { name, shortName, address, telephone, coordinates } of catalogue) {
    test(`${name} shows the contact facts that the provider sends`, async ({ page }) => {
      const answer = await page.goto(routes.restaurant({ restaurantId: shortName }));
      const data = findThing(readGraph((await answer?.text()) ?? ''), 'Restaurant');
      const main = page.getByRole('main');
      const map = main.getByRole('link', { name: copy.map });
      const phone = main.locator('a[href^="tel:"]');
      expect(thingsIn(data['address'])).toEqual([
        {
          '@type': 'PostalAddress',
          addressCountry: 'RO',
          ...(address !== undefined && {
            streetAddress: address.street,
            addressLocality: address.city,
            ...(address.postal_code !== undefined && { postalCode: address.postal_code }),
          }),
        },
      ]);
      if (address !== undefined) {
        const { street, city, postal_code: code } = address;
        const place = code === undefined ? city : `${code} ${city}`;
        await expect(main).toContainText(`${street}, ${place}`);
      }
      await expect(map).toHaveCount(coordinates === undefined ? 0 : 1);
      await expect(phone).toHaveCount(telephone === undefined ? 0 : 1);
      expect(thingsIn(data['geo'])).toEqual(
        coordinates === undefined ? [] : [{ '@type': 'GeoCoordinates', ...coordinates }],
      );
      if (coordinates !== undefined) {
        const { latitude, longitude } = coordinates;
        const place = encodeURIComponent(`${latitude},${longitude}`);
        await expect(map).toHaveAttribute(
          'href',
          new RegExp(`^https://www.google.com/.*${place}$`),
        );
        await expect(map).toHaveAttribute('rel', /noreferrer/);
      }
      if (telephone !== undefined) {
        const national = telephone.replace(/\D/g, '').slice(-9);
        await expect(phone).toHaveAttribute('href', `tel:+40${national}`);
        const shown = (await phone.innerText()).replaceAll('\u00a0', ' ');
        expect(data['telephone']).toBe(shown);
      }
    });
  }
});

test('a hostile address is plain text; a hostile phone number and coordinates outside Romania are left out', async ({
  page,
}) => {
  await page.goto(routes.restaurant({ restaurantId: 'sandbox-hostile' }));
  const main = page.getByRole('main');
  await expect(main.getByText('"><img src=x onerror=alert(1)>, ')).toBeVisible();
  await expect(main.getByRole('link', { name: copy.map })).toHaveCount(0);
  await expect(main.locator('a[href^="tel:"], [onerror]')).toHaveCount(0);
});
