import { routes } from '../../../lib/addresses/routes.ts';
import { accountCopy } from '../../../lib/i18n/transaction/account-copy.ts';
import { providerPaths } from '../../../lib/provider/contract/paths.ts';
import { sendRaw } from '../../support/browser/raw-request.ts';
import type { RawAnswer } from '../../support/browser/raw-request.ts';
import { expect, test } from '../../support/servers/fixtures.ts';

const token = 'sandbox-token-valid-untouched';

const tokenPages = [
  {
    path: routes.resetPassword({ token }),
    call: providerPaths.verifyToken(),
    text: accountCopy.ro.reset.tokenAvailable,
  },
  {
    path: routes.activate({ token: `${token}-${crypto.randomUUID()}` }),
    call: providerPaths.activateAccount(),
    text: accountCopy.ro.activation.activated,
  },
] as const;

/** Requests as link previews, mail scanners and prefetching browsers send them. */
const visits = [
  { method: 'GET' },
  { method: 'HEAD' },
  { method: 'GET', headers: { purpose: 'prefetch' } },
  { method: 'GET', headers: { 'sec-purpose': 'prefetch;prerender' } },
  { method: 'GET', headers: { 'next-router-prefetch': '1', rsc: '1' } },
] as const;

const REQUESTS = 100;

/**
 * Follows one redirect, because the framework redirects a request with an `rsc` header to an
 * address with `_rsc` in the query.
 */
async function visit(
  origin: string,
  path: string,
  how: (typeof visits)[number],
): Promise<RawAnswer> {
  const answer = await sendRaw(origin, path, how);
  return answer.status === 307 ? sendRaw(origin, String(answer.headers.location), how) : answer;
}

for (const { path, call, text } of tokenPages) {
  test.describe(`${path.split('/').slice(0, 2).join('/')}/…`, () => {
    test(`makes no call to the provider for ${REQUESTS} requests of previews, scanners and prefetches`, async ({
      site,
      control,
    }) => {
      test.setTimeout(60_000);
      await control.clearRequests();
      for (let sent = 0; sent < REQUESTS; sent += visits.length) {
        const answers = await Promise.all(visits.map((how) => visit(site.origin, path, how)));
        expect(answers.map(({ status }) => status)).toEqual(visits.map(() => 200));
      }
      expect(await control.getRequests()).toEqual([]);
    });

    test('makes exactly one call for one visit in a browser', async ({ page, control }) => {
      await control.clearRequests();
      await page.goto(path);
      await expect(page.getByText(text)).toBeVisible();
      await page.waitForLoadState('networkidle');
      const requests = await control.getRequests();
      expect(requests.map((request) => request.path)).toEqual([call]);
    });

    test('is neither stored nor indexed, and sends no referrer', async ({ site }) => {
      const { headers, body } = await sendRaw(site.origin, path);
      expect(headers).toMatchObject({
        'cache-control': expect.stringContaining('no-store'),
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex, nofollow',
      });
      expect(body).not.toMatch(/rel="canonical"/);
    });

    test('does not leak the token in a Referer header or in a log', async ({ page, site }) => {
      const referrers: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes(token)) return;
        referrers.push(request.headers().referer ?? '');
      });
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      expect(referrers).not.toEqual([]);
      expect(referrers.filter((referrer) => referrer !== '')).toEqual([]);
      expect(site.output()).not.toContain(token);
    });
  });
}
