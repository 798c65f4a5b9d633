import { addressRows } from '../../../lib/addresses/address-table.ts';
import { routes } from '../../../lib/addresses/routes.ts';
import { sendRaw } from '../../support/browser/raw-request.ts';
import type { RawAnswer } from '../../support/browser/raw-request.ts';
import { formatPagePath } from '../../support/rules/expected-headers.ts';
import { fixedPublicPaths } from '../../support/pages/site-pages.ts';
import { expect, test } from '../../support/servers/fixtures.ts';

/** No page links to these addresses, so the test has to begin with them. */
const UNLINKED = ['/nu/exista', '/restaurant/nu-exista-asa-ceva/menu', routes.paymentExit()];

const HREF = /<a\s[^>]*?href="([^"]*)"/g;

type Link = { readonly from: string; readonly pathname: string; readonly fragment: string };

/** Returns the links of a page that stay on the site, without their queries. */
function getInternalLinks(html: string, from: string, origin: string): readonly Link[] {
  return [...html.matchAll(HREF)].flatMap(([, raw = '']) => {
    const url = new URL(raw.replaceAll('&amp;', '&'), `${origin}${from}`);
    if (url.origin !== origin) return [];
    return [{ from, pathname: url.pathname, fragment: decodeURIComponent(url.hash.slice(1)) }];
  });
}

test('every internal link of every page opens a page without a redirect', async ({ site }) => {
  test.setTimeout(240_000);
  const pages = new Map<string, { readonly status: number; readonly html: string }>();
  const links: Link[] = [];
  const waiting = [...fixedPublicPaths, ...UNLINKED];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (pages.has(path)) continue;
    const { status, body } = await sendRaw(site.origin, path);
    pages.set(path, { status, html: body });
    const found = getInternalLinks(body, path, site.origin);
    links.push(...found);
    waiting.push(...found.map(({ pathname }) => pathname));
  }

  // A not-found page links to its own sections. These links are not broken.
  const broken = links.filter(
    ({ from, pathname }) => pathname !== from && pages.get(pathname)?.status !== 200,
  );
  expect(broken).toEqual([]);
  const lost = links.filter(
    ({ pathname, fragment }) =>
      fragment !== '' && pages.get(pathname)?.html.includes(` id="${fragment}"`) !== true,
  );
  expect(lost).toEqual([]);
  // The test began with one address under `/restaurant/`. More of them show that it followed links.
  expect(
    [...pages.keys()].filter((path) => path.startsWith('/restaurant/')).length,
  ).toBeGreaterThan(15);
});

test('a page links to the manifest, and has a colour for each theme', async ({ site }) => {
  const { body } = await sendRaw(site.origin, '/');
  expect(body.match(/<meta name="theme-color"/g)).toHaveLength(2);
  expect(body.match(/<link rel="manifest"/g)).toHaveLength(1);
});

/** Reads three columns of the address table from an answer. Omits a column that is not true. */
const columnsOf = ({ headers, body }: RawAnswer): object => ({
  ...(/<meta name="robots" content="index/.test(body) && { isIndexed: true }),
  ...(headers['referrer-policy'] === 'no-referrer' && { isSensitive: true }),
  ...(body.includes('<meta property="al:ios:url"') && { opensApp: true }),
});

test('the answer to each address agrees with its row of the address table', async ({ site }) => {
  for (const row of addressRows) {
    const answer = await sendRaw(site.origin, formatPagePath(row));
    const { isIndexed, isSensitive, opensApp } = row;
    expect.soft([row.path, answer.status, columnsOf(answer)]).toEqual([
      row.path,
      200,
      {
        ...(isIndexed && { isIndexed }),
        ...(isSensitive && { isSensitive }),
        ...(opensApp && { opensApp }),
      },
    ]);
  }
});
