import { createHash } from 'node:crypto';
import type { Request } from '@playwright/test';
import { routes } from '../../../lib/addresses/routes.ts';
import { getDirective, isHydrated } from '../../support/browser/inspect-document.ts';
import { sendRaw } from '../../support/browser/raw-request.ts';
import { RESTAURANT_ID } from '../../support/pages/site-pages.ts';
import { expect, test } from '../../support/servers/fixtures.ts';

const menu = routes.menu({ restaurantId: RESTAURANT_ID });
const TRANSACTION_PAGE = routes.paymentExit();

test('the page cache refuses no inline script of a page', async ({ site }) => {
  for (const path of [
    routes.restaurants(),
    menu,
    `${menu}?hidden_navbar`,
    routes.menu({ restaurantId: 'sandbox-hostile' }),
    routes.menu({ restaurantId: 'sandbox-2000' }),
    routes.menu({ restaurantId: 'nu-exista-asa-ceva' }),
    '/nu/exista',
  ]) {
    await sendRaw(site.origin, path);
  }
  expect(site.output()).not.toContain('inline script refused');
});

test('two requests for a transaction page get different nonces', async ({ site }) => {
  const ask = async (): Promise<string> => {
    const { headers } = await sendRaw(site.origin, TRANSACTION_PAGE);
    expect(headers['cache-control']).toContain('no-store');
    return getDirective(String(headers['content-security-policy']), 'script-src');
  };
  expect(await ask()).not.toBe(await ask());
});

test('no script of a page can write HTML, load a foreign script or run a text as code', async ({
  browser,
  site,
}) => {
  for (const path of [menu, TRANSACTION_PAGE, '/nu/exista']) {
    // The browser logs the attempts below as errors, so the `page` fixture would fail this test.
    const page = await browser.newPage();
    await page.goto(`${site.origin}${path}`);
    await expect.poll(() => isHydrated(page)).toBe(true);
    const outcomes = await page.evaluate(() => {
      const attempts: Readonly<Record<string, () => void>> = {
        html: () => {
          document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>';
        },
        'foreign script': () => {
          document.createElement('script').src = 'https://evil.example/a.js';
        },
        'inline script': () => {
          document.createElement('script').text = 'alert(1)';
        },
        document: () => {
          document.createElement('iframe').srcdoc = '<script>alert(1)</script>';
        },
        'a policy of its own': () => {
          const { trustedTypes } = globalThis;
          if (trustedTypes === undefined) throw new Error('This browser has no trusted types');
          const refuse = (): null => null;
          trustedTypes.createPolicy('mine', { createHTML: refuse, createScriptURL: refuse });
        },
      };
      return Object.entries(attempts).map(([name, attempt]) => {
        try {
          attempt();
          return [name, 'done'];
        } catch (error) {
          return [name, error instanceof TypeError ? 'refused' : String(error)];
        }
      });
    });
    expect
      .soft([path, outcomes.filter(([, outcome]) => outcome !== 'refused')])
      .toEqual([path, []]);
    await page.close();
  }
});

test('the scripts that start a page have the integrity hash of their file, no script is loaded twice, and the framework is compiled while it loads', async ({
  page,
  site,
}) => {
  // A public page has its one script. A transaction page has five: Turbopack's loader, two of the
  // framework, React, and the polyfills for browsers without modules. The loader and the polyfills
  // have no hint.
  const pages = [
    [menu, 1, 0],
    [TRANSACTION_PAGE, 5, 3],
    ['/nu/exista', 1, 0],
  ] as const;
  for (const [path, scripts, hints] of pages) {
    const loaded: string[] = [];
    const listen = (request: Request): void => {
      if (request.resourceType() === 'script') loaded.push(request.url());
    };
    page.on('request', listen);
    await page.goto(path, { waitUntil: 'networkidle' });
    page.off('request', listen);
    expect(loaded).not.toEqual([]);
    expect([path, loaded.length]).toEqual([path, new Set(loaded).size]);

    const { body } = await sendRaw(site.origin, path);
    // The framework gives only the scripts that start a page a hash.
    if (hints === 0) expect(body).not.toMatch(/<script(?![^>]* integrity=)[^>]* src=/);
    const tags = [
      ...body.matchAll(
        /<(?:script(?: type="module")? src|link rel="modulepreload" href)="([^"]+)"[^>]* integrity="sha256-([^"]+)"/g,
      ),
    ];
    const files: string[] = [];
    for (const [, script = '', expected = ''] of tags) {
      const file = await sendRaw(site.origin, script);
      const hash = createHash('sha256').update(file.body).digest('base64');
      expect.soft([script, hash]).toEqual([script, expected]);
      files.push(file.body);
    }
    const hinted = files.filter((text) => text.startsWith('//# allFunctionsCalledOnLoad'));
    expect.soft([path, files.length, hinted.length]).toEqual([path, scripts, hints]);
  }
});
