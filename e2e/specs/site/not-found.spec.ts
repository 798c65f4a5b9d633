import { routes } from '../../../lib/addresses/routes.ts';
import { siteCopy } from '../../../lib/i18n/site/site-copy.ts';
import { sendRaw } from '../../support/browser/raw-request.ts';
import { expect, test } from '../../support/servers/fixtures.ts';

const { code, text, home, restaurants } = siteCopy.notFound;

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of [
    '/restaurant/nu-exista-asa-ceva/menu',
    '/o-pagina-care-nu-exista',
    '/design-system',
  ]) {
    test(`${path} is a complete page that says so`, async ({ page }) => {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
      await expect(page.locator('html')).toHaveAttribute('lang', 'ro');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(code);
      await expect(page.getByRole('main')).toContainText(text);
      const freshness = answer?.headers()['cache-control'];
      expect(freshness).toContain('no-store');
      expect(freshness).not.toContain('public');
      for (const [name, href] of [
        [home, routes.home()],
        [restaurants, routes.restaurants()],
      ] as const) {
        const link = page.getByRole('main').getByRole('link', { name, exact: true });
        await expect(link).toHaveAttribute('href', href);
      }
      await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/);
    });
  }
});

test.describe('a hostile id', () => {
  for (const [name, id] of [
    ['an encoded slash', '..%2f..%2fapi%2fv2'],
    ['dots', '..'],
    ['encoded dots', '%2e%2e'],
    ['a null byte', 'a%00'],
    ['a line break', 'a%0d%0aX-Injected:%201'],
    ['3,000 characters', 'a'.repeat(3000)],
    ['__proto__', '__proto__'],
    ['a query', 'a%3Fb=c'],
    ['a backslash', '..%5C..'],
    ['broken encoding', '%E0%A4%A'],
    ['a full-width dot', '%EF%BC%8E%EF%BC%8E'],
  ] as const) {
    test(`with ${name} never reaches the provider`, async ({ site, control }) => {
      const before = (await control.getRequests()).length;
      for (const path of [`/restaurant/${id}/menu`, `/restaurant/${id}/menu?hidden_navbar`]) {
        const answer = await sendRaw(site.origin, path);
        expect(answer.status).toBe(404);
        expect(answer.headers['x-injected']).toBeUndefined();
      }
      expect(await control.getRequests()).toHaveLength(before);
    });
  }
});

test('a page refuses other methods and names those that it allows', async ({ site }) => {
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
    const answer = await sendRaw(site.origin, '/restaurants', { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.allow).toBe('GET, HEAD');
  }
});
