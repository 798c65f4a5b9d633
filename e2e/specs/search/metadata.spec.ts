import { PREVIEW_HEIGHT_PX, PREVIEW_WIDTH_PX } from '../../../lib/preview/preview-design.ts';
import { DESCRIPTION_LENGTH } from '../../../lib/seo/restaurant-metadata.ts';
import { catalogue } from '../../sandbox/catalogue.ts';
import { legalPaths, RESTAURANT_ID, sitePages } from '../../support/pages/site-pages.ts';
import { HEAD_TAGS, readHead } from '../../support/rules/search/head-tags.ts';
import type { HeadTag } from '../../support/rules/search/head-tags.ts';
import { expect, test } from '../../support/servers/fixtures.ts';

const SITE = 'http://localhost:3000';
const restaurant = `/restaurant/${RESTAURANT_ID}`;
const table = `${restaurant}/table/12`;

/** Groups of tags, each under one letter. A row lists the letters of the groups of its page. */
const GROUPS: Readonly<Record<'d' | 'c' | 's' | 'b' | 'a', (tag: HeadTag) => boolean>> = {
  d: (tag) => tag === 'description',
  c: (tag) => tag === 'canonical',
  s: (tag) => tag.startsWith('og:') || tag.startsWith('twitter:'),
  /** Safari's banner. */
  b: (tag) => tag === 'apple-itunes-app',
  a: (tag) => tag.startsWith('al:'),
};

const INDEX = 'index, follow, max-image-preview:large';
const NEITHER = 'noindex, nofollow';

type Row = readonly [
  path: string,
  robots: string,
  /** The letters of the `GROUPS` of tags that the page has. */
  groups: string,
  canonical?: string,
  /** The address in Safari's banner and in the `al:` tags. */
  app?: string,
];

const rows: readonly Row[] = [
  ['/', INDEX, 'dcsb', '/', '/'],
  ['/partener', INDEX, 'dcs', '/partener'],
  ['/restaurants', INDEX, 'dcsba', '/restaurants', '/restaurants'],
  ['/restaurants?q=ciorba', NEITHER, ''],
  [restaurant, INDEX, 'dcsba', restaurant, restaurant],
  [`${restaurant}/menu`, INDEX, 'dcsba', `${restaurant}/menu`, `${restaurant}/menu`],
  [
    `${restaurant}/menu?produs=x&hidden_modal`,
    INDEX,
    'dcsba',
    `${restaurant}/menu`,
    `${restaurant}/menu`,
  ],
  [`${restaurant}/menu?hidden_navbar`, INDEX, 'dcs', `${restaurant}/menu`],
  [table, NEITHER, 'dcsba', restaurant, table],
  ...legalPaths.map((path): Row => [path, INDEX, 'dcs', path]),
  ['/downloadapp', 'noindex, follow', 'dcs', '/downloadapp'],
  ['/partener/coduri', NEITHER, 'd'],
  [`/partener/coduri/${RESTAURANT_ID}?de=1&pana=2`, NEITHER, ''],
  ['/payment/librapay/exit', NEITHER, ''],
  ['/payment/librapay/sandbox-form-visible/loading', NEITHER, ''],
  ['/payment/librapay/sandbox-form-visible/form', NEITHER, ''],
  ['/payment/client/sandbox-form-visible/1/pay', NEITHER, ''],
  ['/payment/librapay/response', NEITHER, ''],
  ['/payment/librapay/client/response?RC=51&ORDER=1', NEITHER, ''],
  ['/reset/password/sandbox-token-valid-tags', NEITHER, ''],
  ['/activate/sandbox-token-valid-tags', NEITHER, ''],
  ['/invoice/sandbox-invoice-1', NEITHER, ''],
  ['/invoice/sandbox-invoice-missing', NEITHER, ''],
  ['/restaurant/nu-exista-asa-ceva', NEITHER, ''],
  ['/restaurant/nu-exista-asa-ceva/menu', NEITHER, ''],
  ['/restaurant/nu-exista-asa-ceva/table/12', NEITHER, ''],
  ['/restaurant/sandbox-500', NEITHER, ''],
  ['/restaurant/sandbox-500/menu', NEITHER, ''],
  ['/nu/exista', NEITHER, ''],
];

const at = (path: string): string => new URL(path, SITE).href;

test('every page has the tags of its kind and no others', async ({ request }) => {
  for (const [path, robots, groups, canonical, app] of rows) {
    const see = expect.configure({ soft: true, message: path });
    // `request` sends a browser's User-Agent. For some crawlers the framework puts all tags into
    // the head, so a crawler's request would not show that a browser gets some tags in the body.
    const { title, tags } = readHead(await (await request.get(path)).text());
    const isExpected = (tag: HeadTag): boolean =>
      tag === 'robots' ||
      Object.entries(GROUPS).some(([key, has]) => groups.includes(key) && has(tag));
    see(HEAD_TAGS.filter((tag) => tags.has(tag))).toEqual(HEAD_TAGS.filter(isExpected));

    // `toContain`, because a not-found page also has the plain `noindex` that Next adds.
    see(tags.get('robots')).toContain(robots);
    if (canonical === undefined) continue;
    see(title).not.toBe('');
    const [description = ''] = tags.get('description') ?? [];
    see(description.length).toBeGreaterThan(50);
    see(description.length).toBeLessThanOrEqual(DESCRIPTION_LENGTH);
    see(tags.get('canonical')?.map(at)).toEqual([at(canonical)]);
    see(tags.get('og:url')?.map(at)).toEqual([at(canonical)]);
    see(Object.fromEntries(tags)).toMatchObject({
      'og:title': [title],
      'og:description': [description],
      'og:site_name': ['Polonic'],
      'og:locale': ['ro_RO'],
      'og:type': ['website'],
      'og:image:width': [String(PREVIEW_WIDTH_PX)],
      'og:image:height': [String(PREVIEW_HEIGHT_PX)],
      'og:image:type': ['image/jpeg'],
      'twitter:card': ['summary_large_image'],
      'twitter:title': [title],
    });
    const isOfRestaurant = canonical.split('/')[1] === 'restaurant';
    const previewPath = isOfRestaurant ? `/previews/${RESTAURANT_ID}/` : '/previews/site';
    const pictures = tags.get('og:image') ?? [];
    see(pictures[0]).toContain(`${SITE}${previewPath}`);
    // The second picture is the restaurant's logo.
    see(pictures).toHaveLength(isOfRestaurant ? 2 : 1);
    see(tags.get('twitter:image')?.[0]).toBe(pictures[0]);
    if (app === undefined) continue;
    const [banner = ''] = tags.get('apple-itunes-app') ?? [];
    const [id, argument = ''] = banner.split(', app-argument=');
    see([id, at(argument)]).toEqual(['app-id=0000000000', at(app)]);
    for (const tag of ['al:ios:url', 'al:android:url', 'al:web:url']) {
      see(tags.get(tag)).toEqual(groups.includes('a') ? [at(app)] : undefined);
    }
  }
});

/** Slack and other chat programs read only the beginning of a page, 32 kB or less. */
const READ_BYTES = 16_384;

test('every page has its title, tags and canonical address in its first 16 kB, for a browser and a chat program', async ({
  request,
}) => {
  const product = { name: 'a product', path: `${restaurant}/menu?produs=ciorba-de-burta` };
  for (const userAgent of ['Mozilla/5.0 Chrome/156', 'Slackbot-LinkExpanding 1.0']) {
    for (const { name, path } of [...sitePages, product]) {
      const body = await (await request.get(path, { headers: { 'user-agent': userAgent } })).body();
      const whole = readHead(body.toString());
      const read = readHead(body.subarray(0, READ_BYTES).toString());
      expect.soft([name, read.title]).not.toEqual([name, '']);
      expect.soft([name, read]).toEqual([name, whole]);
    }
  }
});

test('no two pages share a title or a description', async ({ site }) => {
  const menus = catalogue.flatMap(({ shortName }) => [
    `/restaurant/${shortName}`,
    `/restaurant/${shortName}/menu`,
  ]);
  const paths = [...rows.filter(([, robots]) => robots === INDEX).map(([path]) => path), ...menus];
  const distinct = [...new Set(paths)].filter((path) => !path.includes('?'));
  const seen = new Map<string, string>();
  for (const path of distinct) {
    const html = await (await fetch(`${site.origin}${path}`)).text();
    const [, title = ''] = /<title>([^<]+)</.exec(html) ?? [];
    const [, description = ''] = /<meta name="description" content="([^"]+)"/.exec(html) ?? [];
    expect([path, title === '', description === '']).toEqual([path, false, false]);
    for (const text of [title, description]) {
      expect([path, seen.get(text)]).toEqual([path, undefined]);
      seen.set(text, path);
    }
  }
});
