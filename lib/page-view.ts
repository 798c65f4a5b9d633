import { fitsParts, isPlaceholder } from './addresses/fits-path.ts';
import { publicRoutes } from './addresses/public-routes.ts';

/** The referrer must not contain the page's path, which may contain ids. */
export function sendPageView(pixelId: string, template: string): void {
  const image = new Image();
  image.referrerPolicy = 'strict-origin';
  image.src = formatPageViewUrl(pixelId, template);
}

/**
 * The address that the ad network's own pixel requests in browsers without scripts, with one more
 * parameter: `dl` is the path of the page without ids. The site uses this address in all browsers,
 * because pages do not load the network's script (requirement V-1).
 */
export function formatPageViewUrl(pixelId: string, template: string): string {
  const url = new URL('/tr', PIXEL_ORIGIN);
  url.search = new URLSearchParams({
    id: pixelId,
    ev: 'PageView',
    noscript: '1',
    dl: template,
  }).toString();
  return url.href;
}

/** The origin of the ad network that counts the page views of visitors who have consented. */
export const PIXEL_ORIGIN = 'https://www.facebook.com';
/** The ad network's name in the legal documents. */
export const PIXEL_NETWORK = 'Facebook (Meta)';

/**
 * The path in reports of page views and web vitals, such as '/restaurant/[restaurantId]/menu';
 * undefined for a page that is not reported. Ids are not checked, because the template contains
 * none.
 */
export function getPageTemplate(pathname: string): string | undefined {
  const segments = pathname.split('/');
  const route = Object.values(publicRoutes).find(({ path }) =>
    fitsParts(segments, path.split('/'), (segment, part) =>
      isPlaceholder(part) ? segment !== '' : segment === part,
    ),
  );
  return route?.path;
}
