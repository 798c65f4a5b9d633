import { routes } from '../../../lib/addresses/routes.ts';
import { siteCopy } from '../../../lib/i18n/site/site-copy.ts';
import { catalogue } from '../../sandbox/seeds/catalogue.ts';
import { sendRaw } from '../../support/browser/raw-request.ts';
import { expect, test } from '../../support/servers/fixtures.ts';

const [first] = catalogue;
if (first === undefined) throw new Error('The catalogue is empty');
const menuOf = (restaurantId: string): string => routes.menu({ restaurantId });
/**
 * The longest wait for a changed status. A menu or a 404 is fresh for at most one page period, but
 * the test waits for six, because a machine may be slow.
 */
const SEEN_WITHIN_MS = 6_000;

for (const [variant, query, language, hasHeader] of [
  ['the menu', '', 'ro', true],
  ['the menu in English', '', 'en', true],
  ['the embedded menu', '?hidden_navbar', 'ro', false],
  ['the embedded menu in English', '?hidden_navbar', 'en', false],
] as const) {
  test(`${variant} of a restaurant that does not exist is the same page for every id, without the id`, async ({
    site,
    control,
  }) => {
    const visit = (id: string): ReturnType<typeof sendRaw> =>
      sendRaw(site.origin, `${menuOf(id)}${query}`, { headers: { 'accept-language': language } });
    const ids = ['nimeni-unu', 'nimeni-doi', 'nimeni-trei'].map((id) =>
      hasHeader ? `${id}-${language}` : `${id}-${language}-app`,
    );
    await control.clearRequests();
    const answers = [];
    for (const id of ids) answers.push(await visit(id));
    for (const { status, headers, body } of answers) {
      expect([status, headers['cache-control']]).toEqual([404, 'no-store']);
      expect(body).toBe(answers[0]?.body);
      expect(body).not.toContain('nimeni');
      expect(body).toContain(`<html lang="${language}"`);
      expect(body).toContain(siteCopy.notFound.text);
      expect(body.includes('<header')).toBe(hasHeader);
    }
    const asked = (await control.getRequests('/menu')).map(({ path }) => path);
    expect(asked.filter((path) => path.includes('nimeni'))).toHaveLength(ids.length);
  });
}

test('the page of a restaurant that does not exist hydrates, and its links work', async ({
  page,
}) => {
  for (const path of ['nimeni-patru', 'nimeni-cinci'].map(menuOf)) {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    expect(new URL(page.url()).pathname).toBe(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(siteCopy.notFound.code);
  }
  await page.getByRole('main').getByRole('link', { name: siteCopy.notFound.restaurants }).click();
  await expect(page).toHaveURL(routes.restaurants());
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(siteCopy.notFound.code);
});

test('a restaurant that was missing is shown when the provider knows it', async ({
  site,
  control,
}) => {
  await control.removeMenu(first.shortName);
  const statusOf = async (): Promise<number> =>
    (await sendRaw(site.origin, menuOf(first.shortName))).status;
  await expect.poll(statusOf, { timeout: SEEN_WITHIN_MS }).toBe(404);
  await control.resetScenario();
  await expect.poll(statusOf, { timeout: SEEN_WITHIN_MS }).toBe(200);
});
