import { createHash } from 'node:crypto';
import type { Request } from '@playwright/test';
import { catalogue } from '../../sandbox/seeds/catalogue.ts';
import { getDirective, isHydrated } from '../../support/browser/inspect-document.ts';
import { sendRaw } from '../../support/browser/raw-request.ts';
import { expect, test } from '../../support/servers/fixtures.ts';
import { createOwnSiteTest } from '../../support/sites/own-site.ts';
import { expireCaches } from '../../support/servers/expire-caches.ts';

const [first] = catalogue;
if (first === undefined) throw new Error('The catalogue is empty');
const menu = `/restaurant/${first.shortName}/menu`;

const pages = [
  ['the restaurant list', '/restaurants', 200],
  ['a menu', menu, 200],
  ['an embedded menu', `${menu}?hidden_navbar`, 200],
  ['a menu with hostile texts', '/restaurant/sandbox-hostile/menu', 200],
  ['a menu of 2,000 products', '/restaurant/sandbox-2000/menu', 200],
  ['an unknown restaurant', '/restaurant/nu-exista-asa-ceva/menu', 404],
  ['an unknown address', '/nu/exista', 404],
  ['a restaurant that cannot be loaded', '/restaurant/sandbox-500/menu', 503],
  ['a transaction page', '/payment/librapay/exit', 200],
] as const;

const testOnOwnSite = createOwnSiteTest();

for (const [name, path, status] of pages) {
  test(`${name} hydrates under a strict policy, on the first visit and the next`, async ({
    page,
  }) => {
    for (const visit of ['first', 'next']) {
      const answer = await page.goto(path);
      expect([visit, answer?.status()]).toEqual([visit, status]);
      const scripts = getDirective(answer?.headers()['content-security-policy'], 'script-src');
      expect(scripts).toMatch(/'self' '(sha256|nonce)-/);
      expect(scripts).not.toMatch(/unsafe-/);
      await expect.poll(() => isHydrated(page)).toBe(true);
    }
  });
}

/** Longer than the page period of the test's site (1 s). After this time a cached page is stale. */
const STALE_AFTER_MS = 1_500;

testOnOwnSite(
  'a cache miss, a hit and a stale answer all have a policy of hashes',
  async ({ ownSite: site }) => {
    await expireCaches(site);
    const seen = new Map<string, string>();
    await expect(async () => {
      const { headers } = await sendRaw(site.origin, menu);
      seen.set(
        String(headers['x-nextjs-cache']),
        getDirective(String(headers['content-security-policy']), 'script-src'),
      );
      expect([...seen.keys()].toSorted()).toEqual(['HIT', 'MISS', 'STALE']);
    }).toPass({ timeout: 20_000, intervals: [100, 100, STALE_AFTER_MS, 100, STALE_AFTER_MS] });
    for (const scripts of seen.values()) expect(scripts).toMatch(/^'self'( 'sha256-[\w+/]+=')+$/);
  },
);

testOnOwnSite(
  'a policy in the headers of a request does not change the answer of the next visitor',
  async ({ site, ownSite: poisoned }) => {
    await expireCaches(poisoned);
    await sendRaw(poisoned.origin, menu, {
      headers: {
        'content-security-policy': "script-src 'nonce-evil' 'unsafe-inline'",
        'x-nonce': 'evil',
        'x-nextjs-data': '1',
        'x-middleware-subrequest': 'proxy:proxy:proxy:proxy:proxy',
      },
    });
    const after = await sendRaw(poisoned.origin, menu);
    const clean = await sendRaw(site.origin, menu);
    expect(after.body).not.toContain('evil');
    expect(after.headers['content-security-policy']).not.toContain('evil');
    expect(after.status).toBe(clean.status);
  },
);

test('the page cache refuses no inline script of the framework', async ({ site }) => {
  for (const [, path] of pages) await sendRaw(site.origin, path);
  expect(site.output()).not.toContain('inline script refused');
});

test('two requests for a transaction page get different nonces', async ({ site }) => {
  const ask = async (): Promise<string> => {
    const { headers } = await sendRaw(site.origin, '/payment/librapay/exit');
    expect(headers['cache-control']).toContain('no-store');
    return getDirective(String(headers['content-security-policy']), 'script-src');
  };
  expect(await ask()).not.toBe(await ask());
});

test('no script of a page can write HTML, load a foreign script or run a text as code', async ({
  browser,
  site,
}) => {
  for (const path of [menu, '/payment/librapay/exit', '/nu/exista']) {
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

test('the policy allows the scripts that a navigation without a new document loads', async ({
  page,
}) => {
  const scripts: string[] = [];
  await page.goto('/restaurants');
  await expect.poll(() => isHydrated(page)).toBe(true);
  await page.evaluate(() => document.documentElement.setAttribute('data-test-kept', ''));
  page.on('response', (answer) => {
    if (answer.request().resourceType() === 'script') scripts.push(answer.url());
  });
  await page.locator(`a[href="/restaurant/${first.shortName}"]`).first().click();
  await expect(page).toHaveURL(`/restaurant/${first.shortName}`);
  await expect(page.getByRole('heading', { level: 1, name: first.name })).toBeVisible();
  await expect(page.locator('html[data-test-kept]')).toHaveCount(1);
  expect(scripts).not.toEqual([]);
});

test('the scripts that start a page have the integrity hash of their file, and no script is loaded twice', async ({
  page,
  site,
}) => {
  for (const path of [menu, '/terms', '/payment/librapay/exit', '/nu/exista']) {
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
    const tags = [...body.matchAll(/<script src="([^"]+)"[^>]* integrity="sha256-([^"]+)"/g)];
    for (const [, script = '', expected = ''] of tags) {
      const file = await sendRaw(site.origin, script);
      const hash = createHash('sha256').update(file.body).digest('base64');
      expect.soft([script, hash]).toEqual([script, expected]);
    }
    // The five scripts: Turbopack's loader, two of the framework, React, and the polyfills for
    // browsers without modules.
    expect.soft([path, tags.length]).toEqual([path, 5]);
  }
});

test('the scripts of React and the framework begin with a hint to compile them while they load', async ({
  site,
}) => {
  const { body } = await sendRaw(site.origin, '/terms');
  const scripts = [...body.matchAll(/<script src="([^"]+)"(?![^>]* noModule)[^>]* integrity=/g)];
  const texts = await Promise.all(
    scripts.map(async ([, script = '']) => (await sendRaw(site.origin, script)).body),
  );
  const hinted = texts.filter((text) => text.startsWith('//# allFunctionsCalledOnLoad'));
  // Turbopack's loader has no hint.
  expect([scripts.length, hinted.length]).toEqual([4, 3]);
});
