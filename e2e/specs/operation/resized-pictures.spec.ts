import { routes } from '../../../lib/addresses/routes.ts';
import { AVIF_QUALITY, PICTURE_QUALITY } from '../../../lib/pictures/picture-address.ts';
import { catalogue } from '../../sandbox/catalogue.ts';
import { sendRaw } from '../../support/browser/raw-request.ts';
import type { RawAnswer } from '../../support/browser/raw-request.ts';
import { RESTAURANT_ID } from '../../support/pages/site-pages.ts';
import { expect } from '../../support/servers/fixtures.ts';
import { lastingTest as test } from '../../support/servers/own-site.ts';

/** The header `Accept` of Chromium. */
const ACCEPT = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';
/** The header `Accept` of a browser that does not know AVIF. */
const WITHOUT_AVIF = 'image/webp,image/png,image/svg+xml,image/*;q=0.8,*/*;q=0.5';
/** The width that most phones load, so that the picture is as sharp as their screen. */
const HERO_WIDTH_PX = 1080;
const MAX_HERO_BYTES = 44_000;
/** A resize takes about 150 ms, so only each fourth hero of the catalogue is resized. */
const TRIED_HERO = 4;

type PathParts = {
  readonly picture: string;
  readonly width?: number;
  readonly quality?: number;
  readonly restaurantId?: string;
};

const PICTURE = `/pictures/${RESTAURANT_ID}-hero.webp`;
const menu = routes.menu({ restaurantId: RESTAURANT_ID });

const addressOf = ({
  picture,
  width = 640,
  quality = AVIF_QUALITY,
  restaurantId = RESTAURANT_ID,
}: PathParts): string =>
  `/_next/image?url=${encodeURIComponent(picture)}&w=${width}&q=${quality}&r=${restaurantId}`;

test('ten simultaneous first requests for a picture make one request to its origin', async ({
  ownSite,
  sandbox,
  control,
}) => {
  await control.clearRequests();
  const answers = await Promise.all(
    Array.from({ length: 10 }, async () => {
      const picture = `${sandbox.origin}${PICTURE}`;
      const address = addressOf({ picture, width: 96, quality: PICTURE_QUALITY });
      const answer = await fetch(`${ownSite.origin}${address}`, { headers: { accept: ACCEPT } });
      return [answer.status, Buffer.from(await answer.arrayBuffer()).toString('base64')];
    }),
  );
  expect(new Set(answers.map(String)).size).toBe(1);
  expect(answers[0]?.[0]).toBe(200);
  expect(await control.getRequests(PICTURE)).toHaveLength(1);
});

test('no address makes the site load what no menu and no list names, such as the API of the provider', async ({
  ownSite,
  sandbox,
  control,
}) => {
  const { origin } = sandbox;
  const unnamed = [
    ...Array.from({ length: 3 }, (_, index) => `${origin}${PICTURE}?n=${index}`),
    `${origin}/pictures/../api/v1/web/restaurants`,
    `${origin}/%61pi/v1/web/restaurants`,
    `${origin}/API/v1/web/restaurants`,
    `${origin}/pictures/..%2fapi/v1/web/restaurants`,
    `${origin}/openapi.json`,
    origin.replace('127.0.0.1', 'localhost').concat('/api/v1/web/restaurants'),
  ];
  expect((await fetch(`${ownSite.origin}${menu}`)).status).toBe(200);
  await control.clearRequests();
  for (const picture of unnamed) {
    const named = addressOf({ picture });
    for (const address of [
      named,
      named.replace(/&r=.*/, ''),
      named.replace(RESTAURANT_ID, 'nu-exista-aici'),
    ]) {
      const { status } = await sendRaw(ownSite.origin, address, { headers: { accept: ACCEPT } });
      expect([address, [400, 404].includes(status)]).toEqual([address, true]);
    }
  }
  const urls = (await control.getRequests('/')).map(({ path }) => path);
  expect(urls.filter((url) => !url.includes('nu-exista-aici'))).toEqual([]);
});

test('the pictures of each page of the catalogue are resized', async ({ ownSite }) => {
  for (const path of [
    routes.home(),
    routes.restaurants(),
    routes.restaurant({ restaurantId: RESTAURANT_ID }),
    menu,
    routes.table({ restaurantId: RESTAURANT_ID, tableId: '7' }),
  ]) {
    const html = await (await fetch(`${ownSite.origin}${path}`)).text();
    const addresses = [...html.matchAll(/src="(\/_next\/image\?[^"]+)"/g)].map(([, address = '']) =>
      address.replaceAll('&amp;', '&'),
    );
    expect(addresses.length).toBeGreaterThan(0);
    for (const address of addresses) {
      const answer = await fetch(`${ownSite.origin}${address}`);
      expect([path, address, answer.status]).toEqual([path, address, 200]);
    }
  }
});

test('the format depends on what the browser accepts, and on width and quality', async ({
  ownSite,
  sandbox,
}) => {
  for (const [accept, width, quality, type] of [
    [ACCEPT, 640, AVIF_QUALITY, 'image/avif'],
    [ACCEPT, 640, PICTURE_QUALITY, 'image/webp'],
    [ACCEPT, 1280, AVIF_QUALITY, 'image/webp'],
    [ACCEPT, 192, PICTURE_QUALITY, 'image/webp'],
    [WITHOUT_AVIF, 640, AVIF_QUALITY, 'image/webp'],
    ['*/*', 640, AVIF_QUALITY, 'image/jpeg'],
  ] as const) {
    const path = addressOf({ picture: `${sandbox.origin}${PICTURE}`, width, quality });
    const { headers } = await fetch(`${ownSite.origin}${path}`, { headers: { accept } });
    const asked = [accept, width, quality];
    expect.soft([...asked, headers.get('content-type')]).toEqual([...asked, type]);
    expect.soft(headers.get('vary')).toContain('Accept');
  }
});

test('a hero picture has at most 44 kB on a phone', async ({ ownSite, sandbox }) => {
  const heroes = catalogue.filter(({ heroPicture }) => heroPicture !== undefined);
  const tried = heroes.filter((_, index) => index % TRIED_HERO === 0);
  expect(tried.length).toBeGreaterThan(2);
  for (const { shortName: restaurantId, heroPicture } of tried) {
    const [name, query] = String(heroPicture).split('?');
    const picture = `${sandbox.origin}/pictures/${name}.webp${query ? `?${query}` : ''}`;
    const address = addressOf({
      picture,
      width: HERO_WIDTH_PX,
      quality: PICTURE_QUALITY,
      restaurantId,
    });
    const answer = await fetch(`${ownSite.origin}${address}`, { headers: { accept: ACCEPT } });
    const { byteLength } = await answer.arrayBuffer();
    expect.soft([picture, answer.status]).toEqual([picture, 200]);
    expect.soft(byteLength, picture).toBeLessThanOrEqual(MAX_HERO_BYTES);
  }
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
