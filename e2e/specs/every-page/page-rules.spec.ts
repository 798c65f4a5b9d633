import { expect as hardExpect } from '@playwright/test';
import type { Page, Response } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { routes } from '../../../lib/addresses/routes.ts';
import { consentCopy } from '../../../lib/i18n/site/every-page/consent-copy.ts';
import { downloadCopy } from '../../../lib/i18n/site/app-copy.ts';
import { getDirective, isHydrated } from '../../support/browser/inspect-document.ts';
import { sitePages } from '../../support/pages/site-pages.ts';
import { expectNoAxeViolation } from '../../support/rules/accessibility-rules.ts';
import {
  expectAllTextsShown,
  expectWholeWords,
  watchLayoutShifts,
} from '../../support/rules/layout-rules.ts';
import { testInNewTab as test } from '../../support/servers/fixtures.ts';

const VIEWPORT_HEIGHT_PX = 800;
/**
 * The allowed layout shift of a page whose text changes after the load. It is half of the greatest
 * shift that Web Vitals rates as good.
 */
const MAX_TEXT_SHIFT = 0.05;

/** Assertions are soft, so that a failed rule does not hide the others. */
const expect = hardExpect.configure({ soft: true });

/** Most of the rules that are off concern markup that the framework writes. */
const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'long-title': 'off',
    'no-trailing-whitespace': 'off',
    'require-sri': 'off',
    'script-type': 'off',
    'valid-id': ['error', { relaxed: true }],
    'void-style': 'off',
    // The site uses `style` attributes for values from data, such as the size reserved for a
    // picture.
    'no-inline-style': 'off',
  },
});

/**
 * Opens the page. With `hidden_modal` a menu does not show its opening popup. On the download page
 * this function cancels the redirect to a store.
 */
async function openPage(page: Page, path: string): Promise<Response | null> {
  if (path !== routes.downloadApp()) {
    return page.goto(path.includes('?') ? `${path}&hidden_modal` : `${path}?hidden_modal`);
  }
  const status = page.getByRole('status');
  const answer = await page.goto(path);
  await status.filter({ hasText: downloadCopy.redirect.waiting }).waitFor();
  await page.getByRole('button', { name: downloadCopy.stay }).click();
  await status.filter({ hasText: downloadCopy.redirect.staying }).waitFor();
  return answer;
}

test.describe.configure({ timeout: 90_000 });

for (const { name, path, status, changesText = false } of sitePages) {
  test(`${name} is valid, runs under its policy, stays in place, fits every width and is accessible`, async ({
    page,
    site,
    sandbox,
  }) => {
    const thirdPartyRequests: string[] = [];
    page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url());
      const isOwn = [site.origin, sandbox.origin].includes(origin);
      if (protocol.startsWith('http') && !isOwn) thirdPartyRequests.push(request.url());
    });
    const getLayoutShift = await watchLayoutShifts(page);
    const answer = await openPage(page, path);

    // The `page` fixture fails when the page violates its policy.
    await test.step('has a strict policy and starts its script', async () => {
      expect(answer?.status()).toBe(status);
      const scripts = getDirective(answer?.headers()['content-security-policy'], 'script-src');
      expect(scripts).toMatch(/^'self' '(?:sha256|nonce)-/);
      expect(scripts).not.toMatch(/unsafe-/);
      await expect.poll(() => isHydrated(page), 'starts').toBe(true);
    });

    await test.step('keeps its limit of layout shift while it loads and is scrolled', async () => {
      await page.waitForLoadState('networkidle');
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      for (let top = 0; top < height; top += VIEWPORT_HEIGHT_PX) {
        await page.mouse.wheel(0, VIEWPORT_HEIGHT_PX);
        await page.waitForLoadState('networkidle');
      }
      const most = changesText ? MAX_TEXT_SHIFT : 0;
      expect(await getLayoutShift(), 'layout shift').toBeLessThanOrEqual(most);
    });

    await test.step('without the Meta Pixel has no consent banner and requests no third party', async () => {
      await expect(page.getByRole('region', { name: consentCopy.region })).toHaveCount(0);
      expect(thirdPartyRequests).toEqual([]);
    });

    await test.step('is valid HTML with one h1', async () => {
      const html = (await answer?.text()) ?? '';
      const { results } = await validator.validateString(html);
      const problems = results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, selector }) => `${ruleId} ${selector}: ${message}`),
      );
      expect(problems).toEqual([]);
      expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
    });

    // The colour scheme and the width are independent.
    for (const [width, colorScheme] of [
      [360, 'light'],
      [1440, 'dark'],
    ] as const) {
      await test.step(`has no axe violation at ${width} px in the ${colorScheme} scheme`, async () => {
        await page.setViewportSize({ width, height: VIEWPORT_HEIGHT_PX });
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.evaluate(() => window.scrollTo(0, 0));
        await expectNoAxeViolation(page);
      });
    }

    // The hostile texts have words that only a layout without limits would keep whole.
    if (!path.includes('sandbox-hostile')) {
      await test.step('breaks no word of a heading at 200 %', () => expectWholeWords(page));
    }

    await test.step('shows all texts without sideways scrolling, also with text at 200 %', () =>
      expectAllTextsShown(page));
  });
}
