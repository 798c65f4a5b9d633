import { sendRaw } from '../../support/browser/raw-request.ts';
import { startSite } from '../../support/servers/site.ts';
import { expect, stateOf, test, visit } from './edge-test.ts';

const MENU = '/restaurant/hanul-trei-fantani/menu';
const ROMANIAN = { 'accept-language': 'ro-RO,ro;q=0.9,en;q=0.8' };
const ENGLISH = { 'accept-language': 'en-GB,en;q=0.9' };

test('the edge requests a page from the site once, and then answers GET, HEAD and conditional requests from its copy', async ({
  edge,
}) => {
  expect(await visit(edge, '/restaurants', {}, {}, {})).toEqual(['MISS', 'HIT', 'HIT']);
  const head = await sendRaw(edge.origin, '/restaurants', { method: 'HEAD' });
  expect([head.status, stateOf(head)]).toEqual([200, 'HIT']);
  const condition = { 'if-none-match': String(head.headers.etag) };
  const known = await sendRaw(edge.origin, '/restaurants', { headers: condition });
  expect([known.status, stateOf(known), known.body]).toEqual([304, 'HIT', '']);
});

test('simultaneous requests for a page cause one request to the site', async ({ edge, site }) => {
  const before = site.output().length;
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => sendRaw(edge.origin, '/restaurant/forno-vechi')),
  );
  expect(answers.filter((answer) => stateOf(answer) === 'MISS')).toHaveLength(1);
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  expect(site.output().slice(before)).not.toContain('error');
});

test("the edge's answer has the body and the headers of the site's answer, apart from Date and headers that describe the connection, the server or a cache", async ({
  edge,
  site,
}) => {
  await sendRaw(site.origin, '/terms');
  const [own, first, second] = [
    await sendRaw(site.origin, '/terms'),
    await sendRaw(edge.origin, '/terms'),
    await sendRaw(edge.origin, '/terms'),
  ];
  const ignored = ['x-edge-cache', 'date', 'server', 'connection', 'keep-alive', 'x-nextjs-cache'];
  const compared = ({ headers }: typeof own): object =>
    Object.fromEntries(Object.entries(headers).filter(([name]) => !ignored.includes(name)));
  expect(compared(first)).toEqual(compared(own));
  expect(compared(second)).toEqual(compared(own));
  expect([first.body, second.body]).toEqual([own.body, own.body]);
});

test('addresses share one copy when they differ only in parameters that do not change the answer, and the embedded menu has its own copy', async ({
  edge,
}) => {
  expect(await visit(edge, MENU, ROMANIAN)).toEqual(['MISS']);
  for (const query of [
    '?utm_source=facebook&utm_campaign=vara%202026',
    '?gclid=EAIaIQobChMI',
    '?hidden_modal=true',
    '?produs=sarmale',
    '?lang=ro',
    '?hidden_navbar=false',
  ]) {
    expect([query, ...(await visit(edge, `${MENU}${query}`, ROMANIAN))]).toEqual([query, 'HIT']);
  }
  const hidden = `${MENU}?hidden_navbar=true`;
  expect(await visit(edge, hidden, ROMANIAN)).toEqual(['MISS']);
  expect(await visit(edge, `${hidden}&utm_source=app`, ROMANIAN)).toEqual(['HIT']);
  const isEmbedded = async (path: string): Promise<boolean> =>
    (await sendRaw(edge.origin, path, { headers: ROMANIAN })).body.includes('hidden_navbar=1&amp;');
  expect([await isEmbedded(MENU), await isEmbedded(hidden)]).toEqual([false, true]);
});

test('a request whose query has an unexpected form is passed to the site, and the answer is not stored', async ({
  edge,
}) => {
  for (const query of [
    '?hidden_navbar',
    '?hidden_navbar=',
    '?HIDDEN_NAVBAR=true',
    '?hidden%5Fnavbar=true',
    '?q=supa',
    '?_rsc=abcde',
  ]) {
    const path = query === '?q=supa' ? '/restaurants' : MENU;
    const states = await visit(edge, `${path}${query}`, {}, {});
    expect([query, ...states]).toEqual([query, undefined, undefined]);
  }
});

/** Crawlers that make link previews. The site sends them another page for a product. */
const CRAWLER = { 'user-agent': 'facebookexternalhit/1.1' };
const PRODUCT = 'produs=papanasi-cu-smantana-si-afine';

/** Addresses whose answer depends on the query. */
const QUERIES: readonly (readonly [path: string, headers: Readonly<Record<string, string>>])[] = [
  [`/previews/hanul-trei-fantani/menu.jpg?${PRODUCT}`, {}],
  [`/previews/hanul-trei-fantani/menu.jpg?${PRODUCT}&utm_source=chat`, {}],
  [`${MENU}?${PRODUCT}`, CRAWLER],
  [`${MENU}?utm_source=chat&${PRODUCT}`, CRAWLER],
  [`${MENU}?lang=en`, ROMANIAN],
  [`${MENU}?lang=en&hidden_navbar=true`, ROMANIAN],
  [`${MENU}?lang=ro`, ENGLISH],
  ['/restaurants?q=supa', {}],
  ['/restaurants?q=supa&utm_source=chat', {}],
  ['/partener/coduri/hanul-trei-fantani?prima=3&ultima=4', {}],
  ['/restaurant/hanul-trei-fantani/table/4?lang=en', {}],
  // The site redirects these to the usual spelling, with the query.
  [`${MENU}/?lang=en`, {}],
  [`${MENU.toUpperCase().replace('HANUL-TREI-FANTANI', 'hanul-trei-fantani')}?${PRODUCT}`, {}],
  ['/TERMS?utm_source=chat', {}],
  ['/restaurants/?hidden_modal=true', {}],
];

for (const [path, headers] of QUERIES) {
  test(`the query reaches the site: ${path} of ${JSON.stringify(headers)}`, async ({
    edge,
    site,
  }) => {
    const [pathname = ''] = path.split('?');
    await visit(edge, pathname, {}, ROMANIAN);
    const [own, answer] = [
      await sendRaw(site.origin, path, { headers }),
      await sendRaw(edge.origin, path, { headers }),
    ];
    const compared = ({ status, headers: sent, body }: typeof own): object => ({
      status,
      location: sent.location,
      freshness: sent['cache-control'],
      language: /<html lang="(\w+)"/.exec(body)?.[1],
      title: /<title>.*?<\/title>/.exec(body)?.[0],
      picture: body.startsWith('<') ? undefined : body,
    });
    expect(compared(answer)).toEqual(compared(own));
    expect(stateOf(answer) ?? 'HIT').toBe('HIT');
  });
}

test('the English menu is never stored, and each visitor gets the menu in the right language', async ({
  edge,
}) => {
  const langOf = async (headers: Readonly<Record<string, string>>): Promise<string | undefined> =>
    /<html lang="(\w+)"/.exec((await sendRaw(edge.origin, MENU, { headers })).body)?.[1];
  expect(await langOf(ENGLISH)).toBe('en');
  expect(await langOf(ROMANIAN)).toBe('ro');
  expect(await langOf(ENGLISH)).toBe('en');
  expect(await langOf({})).toBe('ro');
  expect(await visit(edge, MENU, ENGLISH, { 'accept-language': 'ro;q=0.5,en' })).toEqual([
    undefined,
    undefined,
  ]);
  expect(await visit(edge, `${MENU}?lang=en`, ROMANIAN)).toEqual([undefined]);
});

test('a crawler that makes link previews gets the page from the site, although the edge has a copy of the menu', async ({
  edge,
}) => {
  const path = `${MENU}?produs=sarmale-in-foi-de-varza`;
  await visit(edge, path, {});
  const crawler = { 'user-agent': 'facebookexternalhit/1.1' };
  const preview = await sendRaw(edge.origin, path, { headers: crawler });
  expect(stateOf(preview)).toBeUndefined();
  expect(preview.headers['cache-control']).toContain('no-store');
  expect(await visit(edge, path, {})).toEqual(['HIT']);
});

test('a stale copy is sent during its refresh and in an outage of the site; in the outage a page without a copy is 502', async ({
  sandbox,
  startOwnEdge,
}) => {
  const site = await startSite({
    providerApiUrl: sandbox.origin,
    env: { REVALIDATE_SECONDS: '1' },
  });
  const edge = await startOwnEdge([new URL(site.origin).host]);
  try {
    expect(await visit(edge, '/restaurants', {}, {})).toEqual(['MISS', 'HIT']);
    await expect(async () => {
      expect(await visit(edge, '/restaurants', {})).toEqual(['STALE']);
    }).toPass({ intervals: [100], timeout: 5_000 });
    await expect(async () => {
      expect(await visit(edge, '/restaurants', {})).toEqual(['HIT']);
    }).toPass({ intervals: [50], timeout: 5_000 });
  } finally {
    await site.stop();
  }
  await expect(async () => {
    const answer = await sendRaw(edge.origin, '/restaurants');
    expect([answer.status, stateOf(answer)]).toEqual([200, 'STALE']);
  }).toPass({ intervals: [500], timeout: 10_000 });
  expect((await sendRaw(edge.origin, '/terms')).status).toBe(502);
});

test('in an outage of the site the edge does not serve the old menu of a removed restaurant, although the site has sent no purge', async ({
  sandbox,
  control,
  startOwnEdge,
}) => {
  const env = { REVALIDATE_SECONDS: '1' };
  const site = await startSite({ providerApiUrl: sandbox.origin, env });
  const edge = await startOwnEdge([new URL(site.origin).host]);
  try {
    expect(await visit(edge, MENU, {}, {})).toEqual(['MISS', 'HIT']);
    await control.removeMenu('hanul-trei-fantani');
    await expect(async () => {
      expect((await sendRaw(edge.origin, MENU)).status).toBe(404);
    }).toPass({ intervals: [300], timeout: 15_000 });
  } finally {
    await site.stop();
  }
  expect((await sendRaw(edge.origin, MENU)).status).toBe(502);
});

test('a resized picture is stored once for each format, but not when its address has an unknown parameter', async ({
  edge,
  site,
}) => {
  const { body } = await sendRaw(site.origin, MENU);
  const address = /\/_next\/image\?url=[^"\s]+?(?=["\s])/.exec(body)?.[0]?.replaceAll('&amp;', '&');
  expect(address).toBeDefined();
  const path = String(address);
  const webp = { accept: 'image/webp,image/*,*/*;q=0.8' };
  const first = await sendRaw(edge.origin, path, { headers: webp });
  expect([first.status, first.headers['content-type'], stateOf(first)]).toEqual([
    200,
    'image/webp',
    'MISS',
  ]);
  expect(await visit(edge, path, webp, { accept: 'image/webp' }, {}, {})).toEqual([
    'HIT',
    'HIT',
    'MISS',
    'HIT',
  ]);
  expect(await visit(edge, `${path}&x=1`, webp, webp)).toEqual([undefined, undefined]);
});
