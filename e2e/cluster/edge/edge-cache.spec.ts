import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { sendRaw } from '../../support/browser/raw-request.ts';
import { startSite } from '../../support/servers/site.ts';
import { expect, stateOf, test, visit } from './edge-test.ts';
import type { Edge } from './start-edge.ts';

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
  const ignored = ['x-edge-cache', 'date', 'server', 'connection', 'keep-alive', 'cache-status'];
  const compared = ({ headers }: typeof own): object =>
    Object.fromEntries(Object.entries(headers).filter(([name]) => !ignored.includes(name)));
  expect(compared(first)).toEqual(compared(own));
  expect(compared(second)).toEqual(compared(own));
  expect([first.body, second.body]).toEqual([own.body, own.body]);
  // The stored answer would repeat what the site's cache did for another visitor.
  expect(second.headers['cache-status']).toBeUndefined();
});

test('addresses share one copy when they differ only in parameters that do not change the answer, and the embedded menu has its own copy', async ({
  edge,
}) => {
  expect(await visit(edge, MENU, ROMANIAN)).toEqual(['MISS']);
  for (const query of ['?utm_source=facebook&gclid=EAIaIQobChMI', '?hidden_navbar=false']) {
    expect([query, ...(await visit(edge, `${MENU}${query}`, ROMANIAN))]).toEqual([query, 'HIT']);
  }
  const hidden = `${MENU}?hidden_navbar=true`;
  expect(await visit(edge, hidden, ROMANIAN)).toEqual(['MISS']);
  expect(await visit(edge, `${hidden}&utm_source=app`, ROMANIAN)).toEqual(['HIT']);
  const isEmbedded = async (path: string): Promise<boolean> =>
    (await sendRaw(edge.origin, path, { headers: ROMANIAN })).body.includes('hidden_navbar=1&amp;');
  expect([await isEmbedded(MENU), await isEmbedded(hidden)]).toEqual([false, true]);
});

/** Crawlers that make link previews. The site sends them another page for a product. */
const CRAWLER = { 'user-agent': 'facebookexternalhit/1.1' };
const PRODUCT = 'produs=papanasi-cu-smantana-si-afine';

/** Requests whose answer depends on a query or a header. */
const CHOSEN: readonly (readonly [path: string, headers: Readonly<Record<string, string>>])[] = [
  [`/previews/hanul-trei-fantani/menu.jpg?${PRODUCT}`, {}],
  [`${MENU}?${PRODUCT}`, CRAWLER],
  [`${MENU}?utm_source=chat&${PRODUCT}`, CRAWLER],
  [`${MENU}?lang=en`, ROMANIAN],
  [`${MENU}?lang=en&hidden_navbar=true`, ROMANIAN],
  [`${MENU}?lang=ro`, ENGLISH],
  [MENU, ENGLISH],
  [MENU, { 'accept-language': 'ro;q=0.5,en' }],
  [MENU, { rsc: '1', 'next-router-state-tree': '%5B%5D' }],
  [`${MENU}?_rsc=abcde`, { rsc: '1' }],
  ['/restaurants?q=supa&utm_source=chat', {}],
  ['/partener/coduri/hanul-trei-fantani?de=3&pana=4', {}],
  ['/restaurant/hanul-trei-fantani/table/4?lang=en', {}],
  // The site redirects these to the usual spelling, with the query.
  [`${MENU}/?lang=en`, {}],
  ['/TERMS?utm_source=chat', {}],
  ['/restaurants/?hidden_modal=true', {}],
];

test('a visitor gets the page that the site would send, although the edge has a copy of another form', async ({
  edge,
  site,
}) => {
  for (const [path, headers] of CHOSEN) {
    const [pathname = ''] = path.split('?');
    await visit(edge, pathname, {}, ROMANIAN);
    const [own, answer] = [
      await sendRaw(site.origin, path, { headers }),
      await sendRaw(edge.origin, path, { headers }),
    ];
    const compared = ({ status, headers: sent, body }: typeof own): object => ({
      path,
      headers,
      status,
      type: sent['content-type'],
      location: sent.location,
      freshness: sent['cache-control'],
      language: /<html lang="(\w+)"/.exec(body)?.[1],
      title: /<title>.*?<\/title>/.exec(body)?.[0],
      picture: body.startsWith('<') ? undefined : body,
    });
    expect(compared(answer)).toEqual(compared(own));
    expect([path, stateOf(answer) ?? 'HIT']).toEqual([path, 'HIT']);
  }
});

test('a stale copy is sent during its refresh and in an outage of the site; in the outage a page without a copy is 502', async ({
  sandbox,
  startOwnEdge,
}) => {
  const site = await startSite({
    providerApiUrl: sandbox.origin,
    env: { REVALIDATE_SECONDS: '1' },
  });
  const edge = await startOwnEdge([site]);
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
  const edge = await startOwnEdge([site]);
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

const COMPRESSED = '/restaurant/trattoria-da-livia';
const BROWSER = 'gzip, deflate, br, zstd';

type Encoded = {
  readonly encoding: string | undefined;
  readonly state: string | undefined;
  readonly body: Buffer;
};

/** Replaces `sendRaw`, which reads a body as text and so damages a compressed body. */
function load({ origin }: Edge, path: string, acceptEncoding: string): Promise<Encoded> {
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': acceptEncoding };
    request(`${origin}${path}`, { headers, agent: false }, (answer) => {
      const { 'content-encoding': encoding, 'x-edge-cache': state } = answer.headers;
      buffer(answer).then((body) => resolve({ encoding, state: state?.toString(), body }), reject);
    })
      .on('error', reject)
      .end();
  });
}

test('the edge stores one copy of a page for each encoding, all with the same content, and sends no refused encoding', async ({
  edge,
  site,
}) => {
  // The site makes its Brotli copy after its first answer, so wait until the site sends Brotli.
  await fetch(`${site.origin}${COMPRESSED}`, { headers: { 'accept-encoding': 'gzip' } });
  await expect(async () => {
    const answer = await fetch(`${site.origin}${COMPRESSED}`, {
      headers: { 'accept-encoding': 'br' },
    });
    expect(answer.headers.get('content-encoding')).toBe('br');
  }).toPass({ timeout: 5_000 });

  const plain = await load(edge, COMPRESSED, '');
  expect([plain.encoding, plain.state]).toEqual([undefined, 'MISS']);
  for (const [accepted, encoding, decode] of [
    ['gzip', 'gzip', gunzipSync],
    [BROWSER, 'br', brotliDecompressSync],
  ] as const) {
    const first = await load(edge, COMPRESSED, accepted);
    const second = await load(edge, COMPRESSED, accepted);
    expect([first.encoding, first.state, second.state]).toEqual([encoding, 'MISS', 'HIT']);
    expect(decode(first.body).equals(plain.body)).toBe(true);
    expect(second.body.equals(first.body)).toBe(true);
  }
  for (const [accepted, wanted] of [
    ['GZIP;q=1.0', 'gzip'],
    ['deflate,gzip', 'gzip'],
    ['br,gzip', 'br'],
    ['gzip;q=0', undefined],
    ['gzip;q=0, br', undefined],
    ['br;q=0, gzip', 'gzip'],
    ['*', undefined],
  ] as const) {
    const { state, encoding } = await load(edge, COMPRESSED, accepted);
    expect([accepted, state, encoding]).toEqual([accepted, 'HIT', wanted]);
  }
});

test('for browsers that accept Brotli, the gzip answer for a file is not stored, but the Brotli answer is', async ({
  edge,
}) => {
  const { body } = await load(edge, '/terms', '');
  const path = /\/_next\/static\/chunks\/[\w.~-]+\.js/.exec(body.toString())?.[0] ?? '';
  await expect(async () => {
    const { encoding, state } = await load(edge, path, BROWSER);
    expect([encoding, state]).toEqual(['br', 'HIT']);
  }).toPass({ intervals: [50], timeout: 5_000 });
});

test('the gzip answer for a page is stored for browsers that accept Brotli, and nginx compresses nothing itself', async ({
  serveBehindEdge,
}) => {
  const large = 'a'.repeat(10_000);
  const { edge } = await serveBehindEdge(({ url }, response) => {
    const encoding = url === '/' ? { 'content-encoding': 'gzip' } : {};
    const headers = { ...encoding, 'content-type': 'text/html', 'cache-control': 's-maxage=60' };
    response.writeHead(200, headers).end(large);
  });
  const states = [await load(edge, '/', BROWSER), await load(edge, '/', BROWSER)];
  expect(states.map(({ state }) => state)).toEqual(['MISS', 'HIT']);
  const { encoding, body } = await load(edge, '/terms', BROWSER);
  expect([encoding, body.length]).toEqual([undefined, large.length]);
});
