import { addressRows } from '../../../lib/addresses/address-table.ts';
import type { AddressRow } from '../../../lib/addresses/address-table.ts';
import { isPlaceholder } from '../../../lib/addresses/fits-path.ts';
import { routes } from '../../../lib/addresses/routes.ts';
import { siteCopy } from '../../../lib/i18n/site/site-copy.ts';
import { sendRaw } from '../../support/browser/raw-request.ts';
import { RESTAURANT_ID } from '../../support/pages/site-pages.ts';
import { hostileIds } from '../../support/rules/hostile-texts.ts';
import { expect, test } from '../../support/servers/fixtures.ts';

const { code, text, home, restaurants } = siteCopy.notFound;
const menuOf = (restaurantId: string): string => routes.menu({ restaurantId });

/**
 * The longest wait for a changed status. A menu or a 404 is fresh for at most one page period, but
 * the test waits for six, because a machine may be slow.
 */
const SEEN_WITHIN_MS = 6_000;

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an unknown restaurant and an unknown address are complete not-found pages', async ({
    page,
  }) => {
    for (const path of [menuOf('nu-exista-asa-ceva'), '/o-pagina-care-nu-exista']) {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
      await expect(page.locator('html')).toHaveAttribute('lang', 'ro');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(code);
      await expect(page.getByRole('main')).toContainText(text);
      expect(answer?.headers()['cache-control']).toContain('no-store');
      for (const [name, href] of [
        [home, routes.home()],
        [restaurants, routes.restaurants()],
      ] as const) {
        const link = page.getByRole('main').getByRole('link', { name, exact: true });
        await expect(link).toHaveAttribute('href', href);
      }
    }
  });
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

test('no hostile id reaches the provider: each one as a restaurant, a table and a token, and a few at every address', async ({
  site,
  control,
}) => {
  await control.clearRequests();
  const segments = hostileIds.map(([, segment]) => segment);
  const rowOf = (path: string): AddressRow[] => addressRows.filter((row) => row.path === path);
  const some = [
    ...rowOf('/restaurant/[restaurantId]/menu'),
    ...rowOf('/restaurant/[restaurantId]/table/[tableId]'),
    ...rowOf('/reset/password/[token]'),
  ];
  expect(some).toHaveLength(3);
  const paths = [
    ...some.flatMap((row) => segments.flatMap((segment) => listHostilePaths(row, segment))),
    ...addressRows.flatMap((row) =>
      segments.slice(0, 3).flatMap((segment) => listHostilePaths(row, segment)),
    ),
  ];
  // One assertion for all answers, because an assertion takes as long as a request.
  const wrong: object[] = [];
  for (const path of paths.filter((one) => !changesWhenParsed(one))) {
    for (const address of path.endsWith('/menu') ? [path, `${path}?hidden_navbar`] : [path]) {
      const { status, headers, body } = await sendRaw(site.origin, address);
      const injected = headers['x-injected'];
      const hasScript = body.includes('<script>alert(1)');
      if (status !== 404 || injected !== undefined || hasScript)
        wrong.push({ address, status, injected, hasScript });
    }
  }
  expect(await control.getRequests()).toEqual([]);
  for (const path of paths.filter(changesWhenParsed)) {
    const { status } = await sendRaw(site.origin, path);
    if (status >= 500) wrong.push({ path, status });
  }
  expect(wrong).toEqual([]);
  const asked = (await control.getRequests()).map(({ path }) => path);
  expect(asked.filter((path) => segments.some((segment) => path.includes(segment)))).toEqual([]);
});

test('the menu of a restaurant that does not exist is the same page for every id, without the id, in each language and layout', async ({
  site,
  control,
}) => {
  await control.clearRequests();
  for (const language of ['ro', 'en']) {
    for (const [query, hasHeader] of [
      ['', true],
      ['?hidden_navbar', false],
    ] as const) {
      const ids = ['unu', 'doi', 'trei'].map((id) => `nimeni-${id}-${language}-${hasHeader}`);
      const bodies = new Set<string>();
      for (const id of ids) {
        const answer = await sendRaw(site.origin, `${menuOf(id)}${query}`, {
          headers: { 'accept-language': language },
        });
        expect([answer.status, answer.headers['cache-control']]).toEqual([404, 'no-store']);
        bodies.add(answer.body);
      }
      expect(bodies.size).toBe(1);
      const [body = ''] = bodies;
      expect(body).not.toContain('nimeni');
      expect(body).toContain(`<html lang="${language}"`);
      expect(body).toContain(text);
      expect(body.includes('<header')).toBe(hasHeader);
      for (const id of ids) expect(await control.getRequests(`/${id}/`)).toHaveLength(1);
    }
  }
});

test('the page of a restaurant that does not exist keeps its address, and its links work', async ({
  page,
}) => {
  // The site renders the page for the first id only.
  for (const path of ['nimeni-patru', 'nimeni-cinci'].map(menuOf)) {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(code);
  }
  await page.getByRole('main').getByRole('link', { name: restaurants }).click();
  await expect(page).toHaveURL(routes.restaurants());
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(code);
});

test('a restaurant that was missing is shown when the provider knows it', async ({
  site,
  control,
}) => {
  await control.removeMenu(RESTAURANT_ID);
  const statusOf = async (): Promise<number> =>
    (await sendRaw(site.origin, menuOf(RESTAURANT_ID))).status;
  await expect.poll(statusOf, { timeout: SEEN_WITHIN_MS }).toBe(404);
  await control.resetScenario();
  await expect.poll(statusOf, { timeout: SEEN_WITHIN_MS }).toBe(200);
});
