import { DESCRIPTION_LENGTH } from '../../../lib/seo/metadata/restaurant/description-length.ts';
import { catalogue } from '../../sandbox/seeds/catalogue.ts';
import { matchesPattern, readPagePatterns } from '../../support/pages/page-patterns.ts';
import { RESTAURANT_ID, sitePages } from '../../support/pages/site-pages.ts';
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
  ['/privacy', INDEX, 'dcs', '/privacy'],
  ['/terms', INDEX, 'dcs', '/terms'],
  ['/coins-terms', INDEX, 'dcs', '/coins-terms'],
  ['/cookies', INDEX, 'dcs', '/cookies'],
  ['/actaditional', INDEX, 'dcs', '/actaditional'],
  ['/eula', INDEX, 'dcs', '/eula'],
  ['/accesibilitate', INDEX, 'dcs', '/accesibilitate'],
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

for (const [path, robots, groups, canonical, app] of rows) {
  test(`${path} has the tags of its kind and no others`, async ({ request }) => {
    // `request` sends a browser's User-Agent. For some crawlers the framework puts all tags into
    // the head, so a crawler's request would not show that a browser gets some tags in the body.
    const answer = await request.get(path);
    const { title, tags } = readHead(await answer.text());
    const isExpected = (tag: HeadTag): boolean =>
      tag === 'robots' ||
      Object.entries(GROUPS).some(([key, has]) => groups.includes(key) && has(tag));
    expect(HEAD_TAGS.filter((tag) => tags.has(tag))).toEqual(HEAD_TAGS.filter(isExpected));

    // `toContain`, because a not-found page also has the plain `noindex` that Next adds.
    expect(tags.get('robots')).toContain(robots);
    if (canonical === undefined) return;
    expect(title).not.toBe('');
    const [description = ''] = tags.get('description') ?? [];
    expect(description.length).toBeGreaterThan(50);
    expect(description.length).toBeLessThanOrEqual(DESCRIPTION_LENGTH);
    expect(tags.get('canonical')?.map(at)).toEqual([at(canonical)]);
    expect(tags.get('og:url')?.map(at)).toEqual([at(canonical)]);
    expect(Object.fromEntries(tags)).toMatchObject({
      'og:title': [title],
      'og:description': [description],
      'og:site_name': ['Polonic'],
      'og:locale': ['ro_RO'],
      'og:type': ['website'],
      'twitter:card': ['summary_large_image'],
      'twitter:title': [title],
    });
    const isOfRestaurant = canonical.split('/')[1] === 'restaurant';
    const previewPath = isOfRestaurant ? `/previews/${RESTAURANT_ID}/` : '/previews/site';
    expect(tags.get('og:image')?.[0]).toContain(`${SITE}${previewPath}`);
    // The second picture is the restaurant's logo.
    expect(tags.get('og:image')).toHaveLength(isOfRestaurant ? 2 : 1);
    expect(tags.get('twitter:image')?.[0]).toBe(tags.get('og:image')?.[0]);
    expect(Object.fromEntries(tags)).toMatchObject({
      'og:image:width': ['1200'],
      'og:image:height': ['630'],
      'og:image:type': ['image/jpeg'],
    });
    if (app === undefined) return;
    const [banner = ''] = tags.get('apple-itunes-app') ?? [];
    const [id, argument = ''] = banner.split(', app-argument=');
    expect([id, at(argument)]).toEqual(['app-id=0000000000', at(app)]);
    for (const tag of ['al:ios:url', 'al:android:url', 'al:web:url']) {
      expect(tags.get(tag)).toEqual(groups.includes('a') ? [at(app)] : undefined);
    }
  });
}

/** Slack and other chat programs read only the beginning of a page, 32 kB or less. */
const READ_BYTES = 16_384;

for (const [name, userAgent] of [
  ['a browser', 'Mozilla/5.0 Chrome/156'],
  ['a chat program', 'Slackbot-LinkExpanding 1.0'],
] as const) {
  for (const { name: pageName, path } of [
    ...sitePages,
    { name: 'a product', path: `${restaurant}/menu?produs=ciorba-de-burta` },
  ]) {
    test(`${pageName} has its title and tags in its first 16 kB for ${name}`, async ({
      request,
    }) => {
      const body = await (await request.get(path, { headers: { 'user-agent': userAgent } })).body();
      const whole = readHead(body.toString());
      const read = readHead(body.subarray(0, READ_BYTES).toString());
      expect(read.title).not.toBe('');
      const withoutLinks = (tags: typeof read.tags): unknown =>
        [...tags].filter(([tag]) => tag !== 'canonical');
      expect([read.title, withoutLinks(read.tags)]).toEqual([
        whole.title,
        withoutLinks(whole.tags),
      ]);
    });
  }
}

test('the rows of this test include every page of the build', () => {
  const addresses = rows.map(([path]) => path);
  const missing = readPagePatterns('.next').filter(
    (pattern) => !addresses.some((address) => matchesPattern(address, pattern)),
  );
  expect(missing).toEqual([]);
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
