import { routes } from '../../../lib/addresses/routes.ts';
import { RESTAURANT_ID } from '../../support/pages/site-pages.ts';
import { withBenchSite } from '../bench-site.ts';
import type { PartFigures } from '../figures.ts';
import { formatNumber, medianOf, percentileOf } from '../spread.ts';
import type { Part } from './part.ts';
import type { Pace } from '../pace.ts';
import { measurePictureBurst } from './picture-burst.ts';

/** The `Accept` header of a browser that supports AVIF and WebP. */
const ACCEPT = 'image/avif,image/webp,image/*;q=0.8';
const PICTURE = /\/_next\/image\?[^"\s]+?w=(\d+)[^"\s]*/g;

type Fetched = { readonly ms: number; readonly bytes: number; readonly type: string };

async function fetchPicture(url: string): Promise<Fetched> {
  const startedAt = performance.now();
  const answer = await fetch(url, { headers: { accept: ACCEPT } });
  const bytes = (await answer.arrayBuffer()).byteLength;
  if (answer.status !== 200) throw new Error(`${url}: ${answer.status}`);
  const type = answer.headers.get('content-type') ?? 'none';
  return { ms: performance.now() - startedAt, bytes, type };
}

async function runPictures(_pace: Pace, onStep: (step: string) => void): Promise<PartFigures> {
  return withBenchSite(async ({ site }) => {
    const path = routes.menu({ restaurantId: RESTAURANT_ID });
    const html = await (await fetch(`${site.origin}${path}`)).text();
    const addresses = [
      ...new Set([...html.matchAll(PICTURE)].map(([address]) => address.replaceAll('&amp;', '&'))),
    ];
    const rows: string[][] = [];
    const widthOf = (address: string): string =>
      new URL(address, site.origin).searchParams.get('w') ?? '';
    for (const width of [...new Set(addresses.map(widthOf))].toSorted(
      (a, b) => Number(a) - Number(b),
    )) {
      onStep(`pictures of ${width} px`);
      const cold: Fetched[] = [];
      const warm: Fetched[] = [];
      const urls = addresses
        .filter((address) => widthOf(address) === width)
        .map((address) => `${site.origin}${address}`);
      for (const url of urls) cold.push(await fetchPicture(url));
      for (const url of urls) warm.push(await fetchPicture(url));
      const valuesOf = (pictures: readonly Fetched[], measure: 'ms' | 'bytes'): readonly number[] =>
        pictures.map((picture) => picture[measure]);
      rows.push([
        `${width} px`,
        String(urls.length),
        [...new Set(cold.map(({ type }) => type))].join(' '),
        formatNumber(medianOf(valuesOf(cold, 'bytes')) / 1_000),
        formatNumber(Math.max(...valuesOf(cold, 'bytes')) / 1_000),
        formatNumber(medianOf(valuesOf(cold, 'ms'))),
        formatNumber(percentileOf(valuesOf(cold, 'ms'), 0.99)),
        formatNumber(medianOf(valuesOf(warm, 'ms'))),
      ]);
    }
    onStep('pages while 100 new pictures are requested');
    const small = addresses.filter((address) => Number(widthOf(address)) < 640);
    const burst = await measurePictureBurst({
      origin: site.origin,
      menu: path,
      pictures: small,
      loadPicture: fetchPicture,
    });
    return {
      tables: [
        burst,
        {
          title: 'Pictures of a menu, resized at the first request',
          columns: [
            'width',
            'pictures',
            'type',
            'kB, median',
            'kB, greatest',
            'first ms',
            'first p99 ms',
            'again ms',
          ],
          rows,
        },
      ],
      charts: [],
      goals: {},
    };
  });
}

export const pictures: Part = {
  about: 'time and bytes of a picture, at its first request and again',
  run: runPictures,
};
