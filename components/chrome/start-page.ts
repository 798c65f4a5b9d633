import { startConsent } from '@/components/analytics/start-consent';
import { replaceFailedPictures } from '@/components/ui/picture-image';
import { attempt } from '@/lib/browser/attempt';
import { keepInstallPromptBack } from '@/lib/browser/page-start';
import { pause } from '@/lib/browser/slices';
import { operateMobileMenu } from './operate-mobile-menu.ts';
import { watchSlowPages } from './slow-pages.ts';

/** The spinner of the page, hidden until the next page is slow (requirement L-8). */
export const PAGE_SPINNER_ID = 'pagina_se_incarca';

/** A part of what the browser does on a page, until `signal` ends it. */
export type Step = (signal: AbortSignal) => void;

const STEPS: readonly Step[] = [
  scrollToTop,
  operateMobileMenu,
  replaceFailedPictures,
  startConsent,
  measureVitals,
  startSpinner,
];

/**
 * What the browser does on every page but those of payments and accounts, until `signal` ends it. It
 * reads and changes the HTML of the server and needs no framework. The scripts in
 * `app/_scripts` call it. `steps` are those of a kind of page. Each step is a task of its own, so
 * that a slow phone can paint and answer a touch between two of them. Sets `data-started` of `<html>`
 * after the last one, for the browser tests.
 */
export async function startPage(
  steps: readonly Step[] = [],
  signal: AbortSignal = new AbortController().signal,
): Promise<void> {
  keepInstallPromptBack();
  for (const step of [...STEPS, ...steps]) {
    await pause();
    if (signal.aborted) return;
    try {
      step(signal);
    } catch (error) {
      // A step that fails, because of an app's bridge for example, must not cost the others.
      reportError(error);
    }
  }
  document.documentElement.dataset['started'] = '';
}

function startSpinner(signal: AbortSignal): void {
  const spinner = document.querySelector<HTMLElement>(`#${PAGE_SPINNER_ID}`);
  if (spinner !== null) watchSlowPages((isShown) => (spinner.hidden = !isShown), signal);
}

/** Requirements H-8 and G-4, unless the address has an anchor. */
function scrollToTop(): void {
  if (document.querySelector('main[data-starts-at-top]') === null) return;
  if (location.hash !== '') {
    // The entry of an anchor inherits 'manual'; its reload is to keep the place.
    attempt(() => (history.scrollRestoration = 'auto'));
    return;
  }
  // With 'auto' the browser may restore the previous scroll position after `scrollTo`.
  attempt(() => (history.scrollRestoration = 'manual'));
  scrollTo({ top: 0, behavior: 'instant' });
}

/**
 * Decides in the browser whether to measure the web vitals of this page load. The server cannot
 * decide, because a cached page is the same for all visitors.
 */
function measureVitals(): void {
  const share = Number(document.documentElement.dataset['vitalsShare'] ?? 0);
  if (Math.random() >= share) return;
  const measure = (): void => {
    import('@/lib/reports/vitals-beacon').catch(() => undefined);
  };
  if (document.readyState === 'complete') measure();
  else addEventListener('load', measure);
}
