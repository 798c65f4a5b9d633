import type { Locator, Page } from '@playwright/test';
import { routes } from '../../../lib/addresses/routes.ts';
import { STORAGE_KEYS } from '../../../lib/browser/storage.ts';
import { listButtonCopy, waiterListCopy } from '../../../lib/i18n/site/menu/menu-copy.ts';
import { TABLE_PARAM } from '../../../lib/menu-query.ts';
import { formatLists } from '../../../lib/waiter-list.ts';
import {
  adderOf,
  cardAt,
  fieldOf,
  formatFound,
  formatSum,
  getBani,
  listFirst,
  listOf,
  MENU,
  openerOf,
  openMenu,
  portionsOf,
  resultOf,
  setCompact,
} from '../../support/pages/menu-page.ts';
import { RESTAURANT_ID } from '../../support/pages/site-pages.ts';
import { expectNoAxeViolationInEitherScheme } from '../../support/rules/accessibility-rules.ts';
import { expectNoSidewaysScrolling, watchLayoutShifts } from '../../support/rules/layout-rules.ts';
import { expect, test, testInNewTab } from '../../support/servers/fixtures.ts';

const storeList = (page: Page, text: string): Promise<void> =>
  page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    STORAGE_KEYS.waiterList,
    text,
  ] as const);
const buttonOf = (page: Page, name: string): Locator => page.getByRole('button', { name });
const moreOf = (row: Locator): Locator => row.getByRole('button').last();

test('the list has the portions of the listed products and their sum', async ({ page }) => {
  const getLayoutShift = await watchLayoutShifts(page);
  await openMenu(page, MENU);
  await expect(openerOf(page)).toHaveCount(0);
  await listFirst(page, 1);
  await expect(openerOf(page)).toBeInViewport();
  expect(await getLayoutShift()).toBe(0);
  const [first, second] = [await getBani(cardAt(page, 0)), await getBani(cardAt(page, 1))];
  await setCompact(page, true);
  await adderOf(cardAt(page, 1)).click();
  await expect(openerOf(page)).toContainText(` · 2 ${formatSum(first + second)}`);

  await openerOf(page).click();
  const rows = listOf(page).getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await expect(listOf(page)).toContainText(`${waiterListCopy.total} ${formatSum(first + second)}`);
  for (let time = 0; time < 2; time += 1) await moreOf(rows.first()).click();
  await expect(listOf(page)).toContainText(
    `${waiterListCopy.total} ${formatSum(3 * first + second)}`,
  );

  await page.reload();
  await openerOf(page).click();
  await expect(listOf(page)).toContainText(formatSum(3 * first + second));
  await page.keyboard.press('Escape');
  await fieldOf(page).fill('papanasi');
  await expect(resultOf(page)).toHaveText(formatFound(2));
  await adderOf(page.getByRole('article').first()).click();
  await expect(openerOf(page)).toContainText(' · 5 ');

  await openMenu(page, `${routes.menu({ restaurantId: 'csarda-piros' })}?hidden_modal`);
  await expect(adderOf(cardAt(page, 0))).toBeVisible();
  await expect(openerOf(page)).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('a list is explained, held out on white, emptied and restored', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await openMenu(page, `${MENU}&${TABLE_PARAM}=4`);
    await adderOf(cardAt(page, 0)).tap();
    await expect(page.getByText(listButtonCopy.added)).toBeInViewport();
    await expect(portionsOf(cardAt(page, 0))).toHaveText('1');
    await adderOf(cardAt(page, 0)).tap();
    await expect(portionsOf(cardAt(page, 0))).toHaveText('2');
    await expect(page.getByText(listButtonCopy.added)).toHaveCount(0);
    await expect(openerOf(page)).toBeInViewport({ ratio: 1 });
    await openerOf(page).tap();

    await buttonOf(page, waiterListCopy.hold).tap();
    const held = page.getByRole('dialog', { name: waiterListCopy.table('4') });
    const name = await cardAt(page, 0).locator('h3').innerText();
    await expect(held.getByRole('listitem')).toHaveText(`${waiterListCopy.portion(2)} ${name}`);
    const look = await held.evaluate((dialog) => {
      const { fontSize } = getComputedStyle(dialog.querySelector('li') ?? dialog);
      const { backgroundColor, color } = getComputedStyle(dialog);
      return [fontSize, backgroundColor, color, dialog.clientWidth, dialog.clientHeight];
    });
    expect(look).toEqual(['28px', 'rgb(255, 255, 255)', 'rgb(0, 0, 0)', 360, 740]);
    await expectNoAxeViolationInEitherScheme(page, 'dialog[open]');
    await buttonOf(page, waiterListCopy.edit).tap();

    await buttonOf(page, waiterListCopy.clear).tap();
    await expect(listOf(page)).toContainText(waiterListCopy.empty);
    await buttonOf(page, waiterListCopy.close).tap();
    await expect(page.getByText(waiterListCopy.cleared)).toBeInViewport();
    await buttonOf(page, waiterListCopy.undo).tap();
    await expect(portionsOf(cardAt(page, 0))).toHaveText('2');
    await expect(openerOf(page)).toBeFocused();
  });
});

testInNewTab('the screen stays on while the list is held out', async ({ page }) => {
  await page.addInitScript(() => {
    const state = { locks: 0 };
    const release = (): Promise<void> => {
      state.locks -= 1;
      return Promise.resolve();
    };
    const request = (): Promise<object> => {
      state.locks += 1;
      return Promise.resolve({ release });
    };
    Object.defineProperty(navigator, 'wakeLock', { value: { request } });
    Object.assign(window, { wakeLocks: state });
  });
  const countLocks = (): Promise<unknown> => page.evaluate('wakeLocks.locks');
  await openMenu(page, MENU);
  await listFirst(page, 1);
  await openerOf(page).click();
  expect(await countLocks()).toBe(0);
  await buttonOf(page, waiterListCopy.hold).click();
  await expect.poll(countLocks).toBe(1);
  await page.keyboard.press('Escape');
  await expect.poll(countLocks).toBe(0);
});

testInNewTab(
  'the page says so when the code of the list cannot be loaded',
  async ({ page, context }) => {
    await page.goto(MENU, { waitUntil: 'networkidle' });
    await context.setOffline(true);
    await adderOf(cardAt(page, 0)).click();
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(listButtonCopy.failed);
    await expect(portionsOf(cardAt(page, 0))).toHaveCount(0);
  },
);

test('a stored list is compared with the menu, or ignored if malformed', async ({ page }) => {
  await page.goto(MENU);
  const card = cardAt(page, 0);
  const slug = (await card.getAttribute('id'))?.slice('p_'.length) ?? '';
  const name = await card.getByRole('heading').innerText();
  const bani = await getBani(card);
  const hostileName = '<img src=x onerror=alert(1)>';
  const products = [
    { slug, name, priceBani: bani + 100, quantity: 2 },
    { slug: 'nu-mai-este', name: hostileName, priceBani: 900, quantity: 1 },
  ];
  await storeList(page, formatLists([{ restaurantId: RESTAURANT_ID, products }]));
  await page.reload();
  await openerOf(page).click();
  const rows = listOf(page).getByRole('listitem');
  await expect(rows.first()).toContainText(waiterListCopy.former(formatSum(bani + 100)));
  await expect(rows.last()).toContainText(hostileName);
  await expect(rows.last()).toContainText(waiterListCopy.problems.gone);
  await expect(listOf(page)).toContainText(`${waiterListCopy.partialTotal} ${formatSum(2 * bani)}`);

  await storeList(page, '{"v":1,"menus":{"length":9}}');
  await page.reload();
  await listFirst(page, 1);
  await expect(openerOf(page)).toContainText(' · 1 ');
});

test('a product is listed and its portions changed by keyboard alone', async ({ page }) => {
  await openMenu(page, MENU);
  const name = await cardAt(page, 0).getByRole('heading').innerText();
  const popup = page.getByRole('dialog', { name });
  await cardAt(page, 0).getByRole('link').focus();
  await page.keyboard.press('Enter');
  await expect(popup.getByRole('heading')).toBeFocused();
  // The first Tab leads to the link to the app.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(popup.getByRole('button', { name: listButtonCopy.add(name) })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(popup.getByRole('button', { name: listButtonCopy.more(name) })).toBeFocused();
  await expect(popup.getByText(listButtonCopy.added)).toBeVisible();
  await page.keyboard.press('Escape');
  // Press Tab only after React has removed the popup. The removal focuses the link of the card,
  // which would undo an earlier Tab.
  await expect(page.locator('#produs_titlu')).toHaveCount(0);
  await expect(cardAt(page, 0).getByRole('link')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(buttonOf(page, listButtonCopy.less(name))).toBeFocused();

  await openerOf(page).focus();
  await page.keyboard.press('Enter');
  await expect(listOf(page).getByRole('heading')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(listOf(page).getByRole('button', { name: listButtonCopy.more(name) })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(listOf(page).getByRole('group')).toHaveText('2');
  await page.keyboard.press('Escape');
  await expect(openerOf(page)).toBeFocused();
});

test('the buttons and the list fit every width and are accessible', async ({ page }) => {
  await openMenu(page, MENU);
  await listFirst(page, 3);
  await expectNoSidewaysScrolling(page);
  await expectNoAxeViolationInEitherScheme(page);
  await openerOf(page).click();
  await expectNoSidewaysScrolling(page);
  await expectNoAxeViolationInEitherScheme(page, 'dialog[open]');
  // `expectNoSidewaysScrolling` leaves the page in its narrowest window.
  await page.locator('html').evaluate((html) => (html.style.fontSize = '200%'));
  const name = await listOf(page).getByRole('listitem').first().locator('div').boundingBox();
  expect(name?.width).toBeGreaterThan(200);
});
