import { catalogue } from '../../sandbox/seeds/catalogue.ts';
import { directiveOf, isHydrated } from '../../support/browser/document-of.ts';
import { sendRaw } from '../../support/browser/raw-request.ts';
import { expect, test } from '../../support/servers/fixtures.ts';

const [first] = catalogue;
if (first === undefined) throw new Error('The catalogue is empty');
const menu = `/restaurant/${first.shortName}/menu`;

const pages = [
  ['the list', '/restaurants', 200],
  ['a menu', menu, 200],
  ['a menu without navigation', `${menu}?hidden_navbar`, 200],
  ['a menu with hostile texts', '/restaurant/sandbox-hostile/menu', 200],
  ['a menu of 2,000 products', '/restaurant/sandbox-2000/menu', 200],
  ['an unknown restaurant', '/restaurant/nu-exista-asa-ceva/menu', 404],
  ['an unknown address', '/nu/exista', 404],
  ['a restaurant that cannot be loaded', '/restaurant/sandbox-500/menu', 503],
  ['a transaction', '/payment/librapay/exit', 200],
] as const;

for (const [name, path, status] of pages) {
  test(`${name} hydrates under a strict policy, on the first visit and the next`, async ({
    page,
  }) => {
    for (const visit of ['first', 'next']) {
      const answer = await page.goto(path);
      expect([visit, answer?.status()]).toEqual([visit, status]);
      const scripts = directiveOf(answer?.headers()['content-security-policy'], 'script-src');
      expect(scripts).toMatch(/'self' '(sha256|nonce)-/);
      expect(scripts).not.toMatch(/unsafe-/);
      await expect.poll(() => isHydrated(page)).toBe(true);
    }
  });
}

test('the policy stands on a miss, a hit and a stale answer alike', async ({ startOwnSite }) => {
  const site = await startOwnSite();
  const seen = new Map<string, string>();
  await expect(async () => {
    const { headers } = await sendRaw(site.origin, menu);
    seen.set(
      String(headers['x-nextjs-cache']),
      directiveOf(String(headers['content-security-policy']), 'script-src'),
    );
    expect([...seen.keys()].toSorted()).toEqual(['HIT', 'MISS', 'STALE']);
  }).toPass({ timeout: 20_000, intervals: [100, 100, 1_500, 100, 1_500] });
  for (const scripts of seen.values()) expect(scripts).toMatch(/^'self'( 'sha256-[\w+/]+=')+$/);
});

test('a policy sent by a visitor changes nothing for the next one', async ({
  site,
  startOwnSite,
}) => {
  const poisoned = await startOwnSite();
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
});

test('no inline script of the framework is of a shape we do not know', async ({ site }) => {
  for (const [, path] of pages) await sendRaw(site.origin, path);
  expect(site.output()).not.toContain('inline script refused');
});

test('two visitors of a transaction never share a nonce', async ({ site }) => {
  const ask = async (): Promise<string> => {
    const { headers } = await sendRaw(site.origin, '/payment/librapay/exit');
    expect(headers['cache-control']).toContain('no-store');
    return directiveOf(String(headers['content-security-policy']), 'script-src');
  };
  expect(await ask()).not.toBe(await ask());
});
