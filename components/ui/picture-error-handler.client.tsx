'use client';

import { useEffect } from 'react';
import type { ReactNode } from 'react';

/** Nothing to see, so that the placeholder behind shows and no browser draws its broken icon. */
const EMPTY_PICTURE = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E";

function showPlaceholder(element: EventTarget | null): void {
  if (!(element instanceof HTMLImageElement) || 'failed' in element.dataset) return;
  element.dataset['failed'] = '';
  element.removeAttribute('srcset');
  element.src = EMPTY_PICTURE;
}

const hasFailed = (image: HTMLImageElement): boolean =>
  image.complete && image.naturalWidth === 0 && image.getAttribute('src') !== null;

/** One for the whole document. Errors of pictures do not bubble: they are heard on the way down. */
export function PictureErrorHandler(): ReactNode {
  useEffect(() => {
    const hear = ({ target }: Event): void => showPlaceholder(target);
    document.addEventListener('error', hear, true);
    [...document.querySelectorAll('img')].filter(hasFailed).forEach(showPlaceholder);
    return () => document.removeEventListener('error', hear, true);
  }, []);
  return null;
}
