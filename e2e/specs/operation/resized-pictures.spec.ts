import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { routes } from '../../../lib/addresses/routes.ts';
import { AVIF_QUALITY, PICTURE_QUALITY } from '../../../lib/pictures/picture-address.ts';
import { catalogue } from '../../sandbox/seeds/catalogue.ts';
import { sendRaw } from '../../support/browser/raw-request.ts';
import type { RawAnswer } from '../../support/browser/raw-request.ts';
import { expect } from '../../support/servers/fixtures.ts';
import { test } from '../../support/sites/lasting-site.ts';

/** The header `Accept` of Chromium. */
const ACCEPT = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';
/** The header `Accept` of a browser that does not know AVIF. */
const WITHOUT_AVIF = 'image/webp,image/png,image/svg+xml,image/*;q=0.8,*/*;q=0.5';
const PICTURE = '/pictures/bistro-1881-hero.webp';
/** The site loads and resizes at most this many pictures at the same time. */
const AT_ONCE = 3;
/** In the last test the optimizer gives up three simultaneous downloads, which takes 7 s. */
const LAST_TEST_TIMEOUT_MS = 40_000;

type PathParts = { readonly picture: string; readonly width?: number; readonly quality?: number };

const [first] = catalogue;
if (first === undefined) throw new Error('The catalogue is empty');
const menu = routes.menu({ restaurantId: first.shortName });

const addressOf = ({ picture, width = 640, quality = AVIF_QUALITY }: PathParts): string =>
  `/_next/image?url=${encodeURIComponent(picture)}&w=${width}&q=${quality}`;

test('ten simultaneous first requests for a picture make one request to its origin', async ({
  ownSite,
  sandbox,
  control,
}) => {
  const path = `${PICTURE}?v=${randomUUID()}`;
  await control.clearRequests();
  const answers = await Promise.all(
    Array.from({ length: 10 }, async () => {
      const answer = await fetch(
        `${ownSite.origin}${addressOf({ picture: `${sandbox.origin}${path}` })}`,
        { headers: { accept: ACCEPT } },
      );
      return [answer.status, Buffer.from(await answer.arrayBuffer()).toString('base64')];
    }),
  );
  expect(new Set(answers.map(String)).size).toBe(1);
  expect(answers[0]?.[0]).toBe(200);
  expect(await control.getRequests(path)).toHaveLength(1);
});

for (const [accept, width, quality, type] of [
  [ACCEPT, 640, AVIF_QUALITY, 'image/avif'],
  [ACCEPT, 640, PICTURE_QUALITY, 'image/webp'],
  [ACCEPT, 1280, AVIF_QUALITY, 'image/webp'],
  [ACCEPT, 192, PICTURE_QUALITY, 'image/webp'],
  [WITHOUT_AVIF, 640, AVIF_QUALITY, 'image/webp'],
  ['*/*', 640, AVIF_QUALITY, 'image/jpeg'],
] as const) {
  test(`with Accept: ${accept} a picture of ${width} px in quality ${quality} is ${type}`, async ({
    ownSite,
    sandbox,
  }) => {
    const url = `${ownSite.origin}${addressOf({ picture: `${sandbox.origin}${PICTURE}`, width, quality })}`;
    const answer = await fetch(url, { headers: { accept } });
    expect(answer.headers.get('content-type')).toBe(type);
    expect(answer.headers.get('vary')).toContain('Accept');
  });
}

test('no hero picture has more than 22 kB on a phone', async ({ ownSite, sandbox }) => {
  const files = await readdir('e2e/sandbox/pictures');
  const heroes = files.filter((file) => file.includes('-hero.'));
  expect(heroes.length).toBeGreaterThan(5);
  const tooLarge: string[] = [];
  for (const file of heroes) {
    const picture = `${sandbox.origin}/pictures/${file}`;
    const answer = await fetch(`${ownSite.origin}${addressOf({ picture })}`, {
      headers: { accept: ACCEPT },
    });
    const { byteLength } = await answer.arrayBuffer();
    if (answer.status !== 200 || byteLength > 22_000) tooLarge.push(`${file} ${byteLength}`);
  }
  expect(tooLarge).toEqual([]);
});

test('a picture may be kept for a day, and is then checked by its ETag', async ({
  ownSite,
  sandbox,
}) => {
  const path = addressOf({ picture: `${sandbox.origin}${PICTURE}` });
  // `fetch` would add `Cache-Control: no-cache` to a request with a condition. To a request with
  // this header the site always sends the whole picture.
  const ask = (accept: string, condition: Record<string, string> = {}): Promise<RawAnswer> =>
    sendRaw(ownSite.origin, path, { headers: { accept, ...condition } });
  const { headers } = await ask(ACCEPT);
  const { etag = '' } = headers;
  expect(headers['cache-control']).toBe('public, max-age=86400, must-revalidate');
  expect((await ask(WITHOUT_AVIF)).headers.etag).not.toBe(etag);

  const known = await ask(ACCEPT, { 'if-none-match': etag });
  expect([known.status, known.body]).toEqual([304, '']);
  expect(known.headers).toMatchObject({ etag, 'cache-control': headers['cache-control'] });
  expect((await ask(ACCEPT, { 'if-none-match': '"old"' })).status).toBe(200);
});

test('slow pictures delay neither pages nor cached pictures, and at most three are loaded at a time', async ({
  ownSite,
  sandbox,
  control,
}) => {
  test.setTimeout(LAST_TEST_TIMEOUT_MS);
  const ask = async (picture: string): Promise<number> => {
    const url = `${ownSite.origin}${addressOf({ picture, width: 192, quality: PICTURE_QUALITY })}`;
    return (await fetch(url, { headers: { accept: ACCEPT } })).status;
  };
  const known = `${sandbox.origin}${PICTURE}?v=known`;
  const run = randomUUID();
  expect(await ask(known)).toBe(200);

  await control.clearRequests();
  await control.setFault('hang-before-headers', '/pictures/');
  const answers = Array.from({ length: 2 * AT_ONCE }, (_, index) =>
    ask(`${sandbox.origin}${PICTURE}?v=${run}-${index}`),
  );
  const countAsked = async (): Promise<number> => (await control.getRequests(run)).length;
  await expect.poll(countAsked).toBe(AT_ONCE);
  expect(await ask(known)).toBe(200);
  expect((await fetch(`${ownSite.origin}${menu}`)).status).toBe(200);
  expect(await countAsked()).toBe(AT_ONCE);

  await control.clearFaults();
  const statuses = (await Promise.all(answers)).toSorted();
  expect(statuses).toEqual([200, 200, 200, 504, 504, 504]);
});
