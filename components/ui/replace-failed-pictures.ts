/**
 * Transparent, so that the background shows instead of a broken-image icon. It has a size, because
 * `hasFailed` takes a picture without one for a failed one.
 */
export const EMPTY_PICTURE =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='1' height='1'/%3E";

/**
 * Makes pictures that fail to load transparent, and marks them with `data-failed`. A stylesheet can
 * then show the placeholder (`picture.module.scss`) or hide the picture
 * (`product-popup.module.scss`). `error` events of images do not bubble, so the listener is in the
 * capture phase.
 */
export function replaceFailedPictures(signal: AbortSignal): void {
  const handleError = ({ target }: Event): void => showPlaceholder(target);
  document.addEventListener('error', handleError, { capture: true, signal });
  // Images that failed before fire no further event.
  [...document.querySelectorAll('img')].filter(hasFailed).forEach(showPlaceholder);
}

function showPlaceholder(element: EventTarget | null): void {
  if (!(element instanceof HTMLImageElement) || 'failed' in element.dataset) return;
  element.dataset['failed'] = '';
  element.removeAttribute('srcset');
  element.src = EMPTY_PICTURE;
}

const hasFailed = (image: HTMLImageElement): boolean =>
  image.complete && image.naturalWidth === 0 && image.getAttribute('src') !== null;
