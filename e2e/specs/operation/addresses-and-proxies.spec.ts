import { networkInterfaces } from 'node:os';
import { formatMenuHref } from '../../../lib/addresses/menu-href.ts';
import { routes } from '../../../lib/addresses/routes.ts';
import { apiMethods, apiRoutes } from '../../../lib/api/api-contract.ts';
import { sendRaw, createVisitorAddress } from '../../support/browser/raw-request.ts';
import { createToken } from '../../support/pages/transaction/account-pages.ts';
import { RESTAURANT_ID } from '../../support/pages/site-pages.ts';
import { expect, test } from '../../support/servers/fixtures.ts';
import { startSite } from '../../support/servers/site.ts';

// Only on Linux is each address of 127.0.0.0/8 local, which two of the settings need.
test.skip(process.platform !== 'linux', 'needs a second local address');

const restaurantId = RESTAURANT_ID;
const menu = routes.menu({ restaurantId });

type Kind = {
  readonly name: string;
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly status?: number;
  readonly contains?: RegExp;
};

/**
 * One request for each way in which an answer could depend on the address at which the framework
 * believes to be: a stored page, a page for each request, an absolute address in the answer, a call,
 * and both redirects. All other public pages are rendered like the menu, for a request of our own.
 */
const kinds: readonly Kind[] = [
  { name: 'a menu', path: menu, contains: /<html lang="ro"/ },
  {
    name: 'an embedded English menu',
    path: formatMenuHref({ restaurantId, hiddenNavbar: true }),
    headers: { 'accept-language': 'en' },
    contains: /<html lang="en"/,
  },
  { name: 'a payment', path: routes.cardPayment({ userId: 'sandbox-form-visible', orderId: '1' }) },
  { name: 'a picture of a link', path: routes.menuCode({ restaurantId }), contains: /<svg/ },
  { name: 'the sitemap', path: '/sitemap.xml' },
  { name: 'an unknown address', path: '/nu/exista', status: 404 },
  { name: 'an internal address', path: `/embedded${menu}`, status: 404 },
  { name: 'an untidy address', path: '/TERMS/', status: 308 },
  {
    name: 'a call of our pages',
    path: apiRoutes.verifyToken,
    method: apiMethods.verifyToken,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token: createToken() }),
  },
  {
    name: 'a return from the bank',
    path: routes.paymentResult(),
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'RC=00&ORDER=1234567',
    status: 303,
  },
];

/** What proxies add to requests, and what a client could send in such a header. */
const BEHIND_PROXY = {
  'x-forwarded-proto': 'https',
  'x-forwarded-host': 'www.example.ro',
  'x-forwarded-port': '443',
  'x-forwarded-for': '203.0.113.7, 10.0.0.1',
  forwarded: 'for=203.0.113.7;proto=https;host=www.example.ro',
  via: '1.1 proxy',
};
const FORGED = { 'x-forwarded-proto': 'https,http', 'x-forwarded-host': 'evil.example:80, x' };

async function expectAnswers(
  origin: string,
  added: Readonly<Record<string, string>>,
): Promise<void> {
  const visitor = { 'x-forwarded-for': createVisitorAddress(), host: 'www.example.ro', ...added };
  for (const { name, path, status = 200, contains, headers, ...sent } of kinds) {
    const answer = await sendRaw(origin, path, { ...sent, headers: { ...visitor, ...headers } });
    expect.soft([name, answer.status]).toEqual([name, status]);
    if (contains) expect.soft(answer.body, name).toMatch(contains);
    // A redirect stays on the site, whose address the browser knows better than the site.
    const { location } = answer.headers;
    if (location !== undefined) expect.soft(location, name).toMatch(/^\/(?!\/)/);
  }
}

test('every kind of page answers, whatever a proxy says of host and protocol', async ({ site }) => {
  for (const added of [{}, BEHIND_PROXY, FORGED]) await expectAnswers(site.origin, added);
});

const hasIpv6 = Object.values(networkInterfaces()).some((addresses) =>
  addresses?.some(({ family }) => family === 'IPv6'),
);

const settings: readonly {
  readonly env: Readonly<Record<string, string>>;
  /** The host at which the site is asked, by default 127.0.0.1. */
  readonly host?: string;
  /** Whether the site answers at 127.0.0.2 too. */
  readonly answersAtSecondAddress?: boolean;
}[] = [
  { env: { BIND_ADDRESS: '' }, answersAtSecondAddress: true },
  { env: { BIND_ADDRESS: '127.0.0.1' }, answersAtSecondAddress: false },
  { env: { BIND_ADDRESS: '127.0.0.2' }, host: '127.0.0.2' },
  { env: { BIND_ADDRESS: '0.0.0.0' }, answersAtSecondAddress: true },
  { env: { BIND_ADDRESS: 'localhost' }, host: 'localhost' },
  ...(hasIpv6
    ? [
        { env: { BIND_ADDRESS: '::1' }, host: '[::1]' },
        { env: { BIND_ADDRESS: '::' }, host: '[::1]' },
      ]
    : []),
  { env: { SITE_URL: 'https://www.example.ro', TRUSTED_PROXY_HOPS: '2' } },
  { env: { FRONT_CACHE_MEGABYTES: '0', BIND_ADDRESS: '127.0.0.1' } },
];

const isAnswering = (origin: string): Promise<boolean> =>
  fetch(`${origin}/not-a-page`).then(
    () => true,
    () => false,
  );

for (const { env, host, answersAtSecondAddress } of settings) {
  test(`pages, rewrites and redirects answer with the settings ${JSON.stringify(env)}`, async ({
    sandbox,
  }) => {
    const site = await startSite({ providerApiUrl: sandbox.origin, env, ...(host && { host }) });
    try {
      await expectAnswers(site.origin, BEHIND_PROXY);
      if (answersAtSecondAddress === undefined) return;
      const second = site.origin.replace('127.0.0.1', '127.0.0.2');
      expect(await isAnswering(second)).toBe(answersAtSecondAddress);
    } finally {
      await site.stop();
    }
  });
}
