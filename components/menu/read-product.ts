/** What a card in the page says of its product, as text. */
export type ShownProduct = {
  readonly name: string;
  readonly price: string;
  readonly weight: string | undefined;
  readonly description: string | undefined;
  /** Address of its thumbnail; undefined without one, and for one that did not load. */
  readonly thumb: string | undefined;
};

/** The counterpart of `product-card.tsx`: the page holds every product already, so nothing is sent twice. */
export function readProduct(card: Element): ShownProduct {
  const textOf = (part: string): string | undefined =>
    card.querySelector(part)?.textContent ?? undefined;
  return {
    name: textOf('h3') ?? '',
    price: textOf('strong') ?? '',
    weight: textOf('small'),
    description: textOf('p'),
    thumb: card.querySelector('img:not([data-failed])')?.getAttribute('src') ?? undefined,
  };
}
