/**
 * Adds a heart to each product card, and returns a function that removes the hearts. The server
 * sends no hearts, because a labelled button in each card would make every menu heavier. The cards
 * are server components, which React does not render again in the browser, so the hearts stay.
 */
export function addKeepButtons(
  formatLabel: (product: string) => string,
  onPress: (card: Element) => void,
): () => void {
  const buttons = Array.from(document.querySelectorAll('main article'), (card) => {
    const button = document.createElement('button');
    const name = card.querySelector('h3')?.textContent ?? '';
    button.setAttribute('aria-label', formatLabel(name));
    button.setAttribute('aria-pressed', 'false');
    button.onclick = () => onPress(card);
    card.append(button);
    return button;
  });
  return () => buttons.forEach((button) => button.remove());
}
