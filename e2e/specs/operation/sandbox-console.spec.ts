import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { routes } from '../../../lib/addresses/routes.ts';
import { siteCopy } from '../../../lib/i18n/site/site-copy.ts';
import { consolePaths } from '../../sandbox/console/console-paths.ts';
import { catalogue } from '../../sandbox/seeds/catalogue.ts';
import { interceptThirdPartyRequests } from '../../support/browser/third-party-requests.ts';
import {
  COLOR_RULES,
  expectNoAxeViolationInEitherScheme,
} from '../../support/rules/accessibility-rules.ts';
import { expectNoSidewaysScrolling } from '../../support/rules/layout-rules.ts';
import { expect, test } from '../../support/servers/fixtures.ts';

/** The axe rules that Swagger UI's markup breaks. */
const SWAGGER_UI_RULES = ['heading-order', 'nested-interactive', 'region'];

const MENU_CALL = 'GET /api/v1/web/restaurant/{restaurantId}/menu';
const RECOVERY_MS = 10_000;

const button = (page: Page, kind: string): ReturnType<Page['getByRole']> =>
  page.getByRole('button', { name: new RegExp(`^${kind} `) });

// Through this hook every test uses `control`. The fixture of `control` resets faults, requests and
// scenario after the test.
test.beforeEach(({ control }) => control.clearFaults());

test('the console is accessible on any screen and in both colour schemes', async ({
  page,
  sandbox,
}) => {
  const thirdPartyRequests = await interceptThirdPartyRequests(page, [sandbox.origin]);
  await page.goto(sandbox.origin);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sandbox provider');
  await page.locator('details').evaluateAll((all) => {
    for (const details of all) details.setAttribute('open', '');
  });
  await expectNoAxeViolationInEitherScheme(page);
  await expectNoSidewaysScrolling(page);
  expect(thirdPartyRequests).toEqual([]);
});

test('a fault switched on in the console makes a menu fail until the fault is switched off', async ({
  page,
  sandbox,
  control,
  startOwnSite,
}) => {
  const site = await startOwnSite();
  await control.setScenario({ siteOrigin: site.origin });
  const [{ shortName = '', name = '' } = {}] = catalogue;
  const menu = `${site.origin}${routes.menu({ restaurantId: shortName })}?hidden_modal`;

  await page.goto(sandbox.origin);
  await page.getByLabel('Which calls fail').selectOption(MENU_CALL);
  // Presses Enter, because the switches must work by keyboard.
  await button(page, '503').press('Enter');
  await expect(page.getByRole('main').getByRole('status')).toHaveText(
    '503 is switched on, for paths that contain /menu.',
  );
  await expect(button(page, '503')).toHaveAttribute('aria-pressed', 'true');
  await page.goto(menu);
  await expect(page.getByRole('main')).toContainText(siteCopy.menu.reload);

  await page.goto(sandbox.origin);
  await page.getByRole('button', { name: 'Switch it off' }).click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText('No fault is switched on.');
  await expect(async () => {
    await page.goto(menu);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name, { timeout: 500 });
  }).toPass({ timeout: RECOVERY_MS });
});

test('the fault "down" moves the console to the control port until the fault is switched off', async ({
  page,
  sandbox,
}) => {
  await page.goto(sandbox.origin);
  await button(page, 'down').click();
  await expect(page).toHaveURL(`${sandbox.controlOrigin}/#faults`);
  await expect(page.getByRole('main').getByRole('status')).toContainText('refuses connections');
  await page.getByRole('button', { name: 'Switch it off' }).click();
  await expect(page).toHaveURL(`${sandbox.origin}/#faults`);
});

test('the console links a preset id to a page of the site with this id in its address', async ({
  page,
  sandbox,
  site,
}) => {
  await page.goto(sandbox.origin);
  await page.getByRole('link', { name: 'restaurant with sandbox-empty', exact: true }).click();
  const path = routes.restaurant({ restaurantId: 'sandbox-empty' });
  await expect(page).toHaveURL(`${site.origin}${path}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Meniul Gol');
});

test('the console shows new requests, and can be paused', async ({ page, sandbox }) => {
  const requests = page.getByRole('complementary', { name: 'Last requests' });
  const ask = async (restaurantId: string): Promise<void> => {
    await fetch(`${sandbox.origin}/api/v1/web/restaurant/${restaurantId}/menu`);
  };
  await page.goto(sandbox.origin);
  await ask('first-of-the-list');
  await expect(requests.getByRole('listitem').first()).toContainText('/first-of-the-list/menu');

  await requests.getByRole('button', { name: 'Pause' }).click();
  await ask('second-of-the-list');
  await expect(requests.getByRole('status')).toHaveText('Paused');
  await expect(requests).not.toContainText('/second-of-the-list/menu');
  await requests.getByRole('button', { name: 'Pause' }).click();
  await expect(requests.getByRole('listitem').first()).toContainText('/second-of-the-list/menu');
  await expect(requests).not.toContainText(consolePaths.requests);
});

test('the console works without JavaScript', async ({ browser, sandbox }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(sandbox.origin);
  // Searches by tag, because Playwright's text locators skip `noscript`.
  await expect(page.locator('noscript')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeHidden();
  await button(page, 'drip').click();
  await expect(page.getByRole('main').getByRole('status')).toContainText('drip is switched on');
  await context.close();
});

test('Swagger UI shows the OpenAPI document, sends a call, and requests no other host', async ({
  page,
  sandbox,
  control,
}) => {
  // axe needs long for Swagger UI, whose page has thousands of elements.
  test.slow();
  const thirdPartyRequests = await interceptThirdPartyRequests(page, [sandbox.origin]);
  await page.goto(sandbox.origin + consolePaths.viewer);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Sandbox provider');
  const getBuilder = (): AxeBuilder => new AxeBuilder({ page }).setLegacyMode();
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const light = await getBuilder().disableRules(SWAGGER_UI_RULES).analyze();
  await page.emulateMedia({ colorScheme: 'dark' });
  // Swagger UI changes some colours in transitions.
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
  const dark = await getBuilder()
    .withRules([...COLOR_RULES])
    .analyze();
  expect([...light.violations, ...dark.violations].map(({ id }) => id)).toEqual([]);
  await control.clearRequests();

  await page.goto(sandbox.origin);
  await page.getByRole('link', { name: /^Try it in the viewer \(Whether a token/ }).click();
  await page.getByRole('button', { name: 'Authorize', exact: true }).click();
  await page.getByRole('textbox', { name: 'Value:' }).fill('sandbox-token-valid-in-viewer');
  await page.getByRole('button', { name: 'Apply credentials' }).click();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByRole('button', { name: 'Execute' }).click();
  await expect(page.locator('.live-responses-table')).toContainText('Linkul este valid.');
  expect((await control.getRequests()).map(({ path }) => path)).toEqual(['/api/v1/verify/token']);
  expect(thirdPartyRequests).toEqual([]);
});
