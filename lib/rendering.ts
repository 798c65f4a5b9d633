// A client component, `TakenServerPart`, reaches this module, so it imports no value.
import type { Language } from './i18n/language.ts';

/** What chooses between the forms of a page that have the same address. */
export type Variant = {
  readonly language: Language;
  /** 'hidden': the menu has neither header nor download banner (requirement M-6). */
  readonly navigation: 'shown' | 'hidden';
  /** The slug of a product. The page then only describes this product, for previews of links. */
  readonly product?: string;
};

/** What a page says of itself while it is rendered. A page without an outcome may be stored. */
export type PageOutcome =
  /**
   * The restaurant, the invoice or the address does not exist, or the site must not show the
   * invoice: 404, and the stored page is removed.
   */
  | 'unknown'
  /** The site has no data for the page, for example because the provider failed: 503. */
  | 'degraded'
  /**
   * This kind of page has too many addresses to store every page, or data is missing that a later
   * rendering may have: 200, not stored.
   */
  | 'unstored'
  /** The page shows an invoice in a frame: 200, not stored. */
  | 'document';

/** One rendering of a page or file, for nobody in particular. */
export type Rendering = {
  readonly variant: Variant;
  outcome?: PageOutcome;
  /** On the clock of `performance.now()`. Infinity while no data has limited it. */
  freshUntil: number;
  /**
   * Elements of React, which `lib` does not know, by ids of the page. A server component leaves an
   * element here, and a client component takes it while it runs on the server. So the element is in
   * the HTML but not in React's payload (decision 65).
   */
  readonly serverParts?: Map<string, unknown>;
};

/** Undefined in the build, in browsers, and for a page that is rendered for one visitor. */
const getRendering = (): Rendering | undefined => globalThis.runningSite?.renderings.getStore();

const USUAL: Variant = { language: 'ro', navigation: 'shown' };

export const getVariant = (): Variant => getRendering()?.variant ?? USUAL;

export function noteOutcome(outcome: PageOutcome | undefined): void {
  const rendering = getRendering();
  if (rendering !== undefined && outcome !== undefined) rendering.outcome = outcome;
}

/**
 * Makes the page expire with its data, in `ms` milliseconds or earlier. Call it after the `await`
 * in each reader of data, never inside a promise that several renderings share.
 */
export function limitFreshness(ms: number): void {
  const rendering = getRendering();
  if (rendering === undefined) return;
  rendering.freshUntil = Math.min(rendering.freshUntil, performance.now() + ms);
}

/** Returns false where nothing is rendered for the page cache, as in development and in unit tests. */
export function leaveServerPart(id: string, element: unknown): boolean {
  const parts = getRendering()?.serverParts;
  parts?.set(id, element);
  return parts !== undefined;
}

export const takeServerPart = (id: string): unknown => getRendering()?.serverParts?.get(id);
