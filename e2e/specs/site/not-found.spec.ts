import { publicRows } from '../../../lib/addresses/address-table.ts';
import type { AddressRow } from '../../../lib/addresses/address-table.ts';
import { isPlaceholder } from '../../../lib/addresses/fits-path.ts';
import { routes } from '../../../lib/addresses/routes.ts';
import { siteCopy } from '../../../lib/i18n/site/site-copy.ts';
import { sendRaw } from '../../support/browser/raw-request.ts';
import { hostileIds } from '../../support/rules/hostile-ids.ts';
import { expect, test } from '../../support/servers/fixtures.ts';

const { code, text, home, restaurants } = siteCopy.notFound;

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of ['/restaurant/nu-exista-asa-ceva/menu', '/o-pagina-care-nu-exista']) {
    test(`${path} is a complete not-found page`, async ({ page }) => {
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

test('the not-found text of the framework is not in the payload of home, list and a missing page', async ({
  site,
}) => {
  for (const path of [routes.home(), routes.restaurants(), '/nu-exista']) {
    const { body } = await sendRaw(site.origin, path);
    expect(body).toContain('__next_f');
    expect(body).not.toContain('This page could not be found');
  }
});

/** Returns a path for each id of the row, with the hostile segment in place of this id. */
function listHostilePaths({ path }: AddressRow, segment: string): readonly string[] {
  const parts = path.split('/');
  const places = [...parts.keys()].filter((place) => isPlaceholder(parts[place] ?? ''));
  return places.map((place) =>
    parts
      .map((part) => (isPlaceholder(part) ? 'a1' : part))
      .with(place, segment)
      .join('/'),
  );
}

/**
 * Whether a URL parser changes the path. The parser resolves dots, plain or encoded, and replaces
 * backslashes by slashes. So such a path may lead to another page instead of a 404.
 */
const changesWhenParsed = (path: string): boolean =>
  new URL(path, 'http://site.example').pathname !== path;

test.describe('a hostile id', () => {
  for (const [name, segment] of hostileIds) {
    test(`with ${name} does not reach the provider`, async ({ site, control }) => {
      await control.clearRequests();
      const paths = publicRows.flatMap((row) => listHostilePaths(row, segment));
      // One assertion for all answers, because an assertion takes as long as a request.
      const wrong: object[] = [];
      for (const path of paths.filter((one) => !changesWhenParsed(one))) {
        for (const address of [path, `${path}?hidden_navbar`]) {
          const { status, headers, body } = await sendRaw(site.origin, address);
          const injected = headers['x-injected'];
          const hasScript = body.includes('<script>alert(1)');
          if (status !== 404 || injected !== undefined || hasScript)
            wrong.push({ address, status, injected, hasScript });
        }
      }
      expect(wrong).toEqual([]);
      expect(await control.getRequests()).toEqual([]);
      for (const path of paths.filter(changesWhenParsed)) {
        const answer = await sendRaw(site.origin, path);
        expect.soft(answer.status, path).toBeLessThan(500);
      }
      expect(await control.getRequests(segment)).toEqual([]);
    });
  }
});

test('the list of restaurants refuses methods other than GET and HEAD, and names the allowed methods', async ({
  site,
}) => {
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
    const answer = await sendRaw(site.origin, '/restaurants', { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.allow).toBe('GET, HEAD');
  }
});
