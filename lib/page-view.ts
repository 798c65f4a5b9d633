import { PIXEL_ORIGIN } from './security/third-parties.ts';

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
