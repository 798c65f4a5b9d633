import { COMPACT_CHECKBOX } from '../../../lib/security/menu-view-script.ts';
import {
  adderOf,
  cardAt,
  fieldOf,
  formatFound,
  listFirst,
  MENU,
  openerOf,
  openMenu,
  resultOf,
} from '../../support/pages/menu-page.ts';
import { sendRaw } from '../../support/browser/raw-request.ts';
import { expect, testInNewTab as test } from '../../support/servers/fixtures.ts';

/** React's error for a page whose elements differ from what it expects. */
test.use({ ignoredError: 'Minified React error #418' });

test('the products stay and work when React renders the page anew', async ({ page, site }) => {
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => {
      const heading = document.querySelector('main h1');
      heading?.setAttribute('data-from-server', '');
      heading?.replaceChildren('Alt nume');
    }),
  );
  await openMenu(page, MENU);
  await expect(page.locator('main h1')).not.toHaveAttribute('data-from-server');
  await expect(page.locator(`[name='${COMPACT_CHECKBOX}']`)).toBeAttached();
  const { body } = await sendRaw(site.origin, MENU);
  await expect(page.getByRole('article')).toHaveCount(body.match(/<article/g)?.length ?? 0);

  await listFirst(page, 1);
  await expect(openerOf(page)).toBeVisible();
  await expect(adderOf(cardAt(page, 1))).toHaveCount(1);
  await fieldOf(page).fill('papanasi');
  await expect(resultOf(page)).toHaveText(formatFound(2));
  await fieldOf(page).press('Escape');
  await cardAt(page, 0).getByRole('link').click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
