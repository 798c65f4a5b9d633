import { publicRoutes } from '@/lib/addresses/public-routes';
import { isPlainClick } from '@/lib/browser/is-plain-click';

/** A page that comes faster needs no spinner. */
const SLOW_MS = 150;
/** The page is usable again then, because no event tells that a visitor has stopped the loading. */
const LIMIT_MS = 20_000;

/** The paths of restaurants and their menus begin with this text. */
const RESTAURANTS = publicRoutes.restaurant({ restaurantId: '' });

const isSamePage = (url: URL): boolean =>
  url.pathname === location.pathname && url.search === location.search;

/** Whether the click makes this tab load the page of a restaurant or its menu. */
function opensRestaurant(event: MouseEvent): boolean {
  if (event.defaultPrevented || !isPlainClick(event) || !(event.target instanceof Element)) {
    return false;
  }
  const link = event.target.closest('a');
  if (link === null || link.target !== '' || link.hasAttribute('download')) return false;
  const url = URL.parse(link.href);
  return (
    url?.origin === location.origin && url.pathname.startsWith(RESTAURANTS) && !isSamePage(url)
  );
}

/**
 * Calls `show(true)` when the next page, of a restaurant or a menu, takes longer than `SLOW_MS`.
 * Calls `show(false)` when the visitor comes back to this page or stops the loading with Escape, and
 * when `signal` ends the listening.
 */
export function watchSlowPages(show: (isShown: boolean) => void, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = (): void => {
    clearTimeout(timer);
    show(false);
  };
  const begin = (event: MouseEvent): void => {
    if (!opensRestaurant(event)) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      show(true);
      timer = setTimeout(end, LIMIT_MS);
    }, SLOW_MS);
  };
  document.addEventListener('click', begin, { signal });
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && end(), { signal });
  addEventListener('pagehide', end, { signal });
  addEventListener('pageshow', end, { signal });
  signal.addEventListener('abort', end);
}
