import { gzipSync } from 'node:zlib';
import { routes } from '../../../lib/addresses/routes.ts';
import { providerPaths } from '../../../lib/provider/contract/paths.ts';
import { RESTAURANTS_PER_PAGE } from '../../../lib/provider/contract/restaurants-per-page.ts';
import { callLimits } from '../../../lib/provider/transport/call-limits.ts';
import { formatSitemap } from '../../../lib/seo/files/format-sitemap.ts';
import { formatRestaurantId } from '../bench-menus.ts';
import { visitAll } from '../bench-site.ts';
import type { PartFigures } from '../figures.ts';
import type { Part } from '../parts/part.ts';
import type { Pace } from '../pace.ts';
import { formatNumber } from '../spread.ts';
import { withCluster } from './running-cluster.ts';

/**
 * The number of copied restaurants (`createBenchRestaurants`). The site does not get all of them,
 * because it requests only the first page of the list, with `RESTAURANTS_PER_PAGE` restaurants.
 */
const RESTAURANTS = 1_000;
/**
 * With 24,995 restaurants the site's sitemap would have 50,000 addresses, the most that the
 * protocol allows: two for each restaurant, and ten of other pages, which `measureSitemap` leaves
 * out.
 */
const MANY_RESTAURANTS = [1_000, 24_995, 100_000] as const;
const SITEMAP_URLS = 50_000;
const KB = 1_000;
const MB = 1_000_000;

type Size = { readonly bytes: number; readonly gzip: number; readonly text: string };

async function readSize(url: string): Promise<Size> {
  const answer = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
  const body = Buffer.from(await answer.arrayBuffer());
  if (answer.status !== 200) throw new Error(`${url}: ${answer.status}`);
  return { bytes: body.length, gzip: gzipSync(body).length, text: body.toString() };
}

const count = (text: string, part: RegExp): number => new Set(text.match(part)).size;

/**
 * Runs `formatSitemap` with the two pages and the picture that the site lists for each restaurant.
 * Returns a row of the benchmark's table about `formatSitemap`.
 */
function measureSitemap(restaurants: number): string[] {
  const entries = Array.from({ length: restaurants }, (_, number) => {
    const restaurantId = formatRestaurantId(number);
    const images = [`https://pictures.example.ro/restaurants/${restaurantId}.webp`];
    return [routes.restaurant({ restaurantId }), routes.menu({ restaurantId })].map((path) => ({
      address: `https://www.example.ro${path}`,
      images,
    }));
  }).flat();
  const startedAt = performance.now();
  const text = formatSitemap(entries);
  const ms = performance.now() - startedAt;
  const bytes = Buffer.byteLength(text);
  return [
    String(restaurants),
    String(entries.length),
    formatNumber(bytes / MB),
    formatNumber(gzipSync(text).length / MB),
    formatNumber(ms),
    entries.length <= SITEMAP_URLS ? 'yes' : 'no',
  ];
}

async function runCatalogue(_: Pace, onStep: (step: string) => void): Promise<PartFigures> {
  const options = { instances: 1, hasRedis: false, hasEdge: false, copies: RESTAURANTS };
  return withCluster({ ...options, periodSeconds: 3_600 }, async ({ sites, providerOrigin }) => {
    const origin = sites[0]?.origin ?? '';
    onStep(`the list of a provider with more than ${RESTAURANTS} restaurants`);
    const list = await readSize(`${providerOrigin}${providerPaths.restaurants()}`);
    await visitAll(origin, [routes.restaurants()]);
    const page = await readSize(`${origin}${routes.restaurants()}`);
    const sitemap = await readSize(`${origin}/sitemap.xml`);
    const perRestaurant = list.bytes / RESTAURANTS_PER_PAGE;
    const kB = (bytes: number): string => formatNumber(bytes / KB);
    onStep('sitemaps');
    return {
      tables: [
        {
          title: `What a site of a provider with more than ${RESTAURANTS} restaurants shows`,
          columns: ['what', 'restaurants in it', 'kB', 'kB gzip', 'kB gzip per restaurant'],
          rows: [
            ["the provider's list", RESTAURANTS_PER_PAGE, list] as const,
            ['/restaurants', count(page.text, /href="\/restaurant\/[^"/]+/g), page] as const,
            ['/sitemap.xml', count(sitemap.text, /\/restaurant\/[^<]+\/menu</g), sitemap] as const,
          ].map(([what, restaurants, { bytes, gzip }]) => [
            what,
            String(restaurants),
            kB(bytes),
            kB(gzip),
            kB(gzip / restaurants),
          ]),
        },
        {
          title: 'How many restaurants the list could have in one answer',
          columns: ['bytes per restaurant', 'limit of the answer, bytes', 'restaurants'],
          rows: [
            [
              formatNumber(perRestaurant),
              String(callLimits.restaurants.maxBodyBytes),
              String(Math.floor(callLimits.restaurants.maxBodyBytes / perRestaurant)),
            ],
          ],
        },
        {
          title: `\`formatSitemap\` with more restaurants; the protocol allows ${SITEMAP_URLS} addresses and 50 MB`,
          columns: ['restaurants', 'addresses', 'MB', 'MB gzip', 'ms', 'allowed'],
          rows: MANY_RESTAURANTS.map(measureSitemap),
        },
      ],
      charts: [],
      goals: {},
    };
  });
}

export const cataloguePart: Part = {
  about: 'how many restaurants the list, its page and the sitemap have, and their sizes',
  run: runCatalogue,
};
