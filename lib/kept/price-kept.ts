import type { KeptProduct } from './kept-products.ts';

/** What the menu now says about a product. */
export type OfferedProduct = {
  /** Undefined when the menu shows no price. */
  readonly priceBani: number | undefined;
  readonly isSoldOut: boolean;
};

/** Why the price of a kept product is not part of `sumBani`. */
export type KeptProblem = 'gone' | 'sold-out' | 'unpriced';

export type KeptLine = KeptProduct & {
  /** The price in the menu now. */
  readonly offeredBani: number | undefined;
  /** The price when the product was kept, if the menu now shows another price. */
  readonly formerBani: number | undefined;
  /** Undefined for a product whose price is part of `sumBani`. */
  readonly problem: KeptProblem | undefined;
};

export type PricedKept = {
  readonly lines: readonly KeptLine[];
  /** The sum of the lines without a problem, in whole bani, so that the sum is exact. */
  readonly sumBani: number;
  /** Whether `sumBani` includes every line. */
  readonly isComplete: boolean;
};

/** Compares the kept products with the current menu, and adds up the lines without a problem. */
export function priceKept(
  products: readonly KeptProduct[],
  findOffer: (product: KeptProduct) => OfferedProduct | undefined,
): PricedKept {
  const lines = products.map((product) => toLine(product, findOffer(product)));
  const counted = lines.filter(({ problem }) => problem === undefined);
  return {
    lines,
    sumBani: counted.reduce(
      (sum, { offeredBani = 0, quantity }) => sum + offeredBani * quantity,
      0,
    ),
    isComplete: counted.length === lines.length,
  };
}

function toLine(product: KeptProduct, offer: OfferedProduct | undefined): KeptLine {
  const offeredBani = offer?.priceBani;
  const isChanged = offeredBani !== undefined && product.priceBani !== offeredBani;
  const formerBani = isChanged ? product.priceBani : undefined;
  return { ...product, offeredBani, formerBani, problem: findProblem(offer) };
}

function findProblem(offer: OfferedProduct | undefined): KeptProblem | undefined {
  if (offer === undefined) return 'gone';
  if (offer.isSoldOut) return 'sold-out';
  return offer.priceBani === undefined ? 'unpriced' : undefined;
}
