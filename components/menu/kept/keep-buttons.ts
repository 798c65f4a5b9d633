import { keepCopy } from '@/lib/i18n/site/keep-copy';

/**
 * Adds a heart to each card. The server does not send them, because a labelled button in each card
 * would make every menu heavier, and without JavaScript it could do nothing. The cards come from the
 * server, so React does not render them again and leaves the new child alone. Returns a function
 * that removes the hearts.
 */
export function addKeepButtons(onPress: (card: Element) => void): () => void {
  const buttons = Array.from(document.querySelectorAll('main article'), (card) => {
    const button = document.createElement('button');
    const name = card.querySelector('h3')?.textContent ?? '';
    button.setAttribute('aria-label', keepCopy.keepProduct(name));
    button.setAttribute('aria-pressed', 'false');
    button.onclick = () => onPress(card);
    card.append(button);
    return button;
  });
  return () => buttons.forEach((button) => button.remove());
}
