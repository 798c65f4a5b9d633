import { removeDiacritics } from '../diacritics.ts';

/** In characters. Keeps the links that visitors share short. `isProductSlug` has the same limit. */
const MAX_LENGTH = 60;

/** The anchor of a name that gives no usable anchor, such as an emoji. */
const FALLBACK = 'sectiune';

/**
 * 'Ciorbe & supe' → 'ciorbe-supe'. The anchor of a menu's category is the id of its section in the
 * page. An anchor has only a-z, 0-9 and hyphens, so it never equals the id of another element if
 * that id contains an underscore or a capital letter.
 */
export function toAnchor(text: string): string {
  const words = removeDiacritics(text)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '');
  const anchor = cut(words, MAX_LENGTH);
  // A lookup in an object by an anchor such as 'constructor' would find an inherited value.
  return anchor === '' || anchor in {} ? FALLBACK : anchor;
}

/** One unique anchor per name, in the same order: the second 'Pizza' is 'pizza-2'. */
export function uniqueAnchors(names: readonly string[]): readonly string[] {
  const taken = new Set<string>();
  /**
   * For the beginning of an anchor and a number of digits, the next suffix to try. Long names with
   * different ends share a beginning, so a counter for each whole name would take quadratic time.
   */
  const nextSuffixes = new Map<string, number>();
  const findFree = (base: string, digits = 1): string => {
    const beginning = cut(base, MAX_LENGTH - '-'.length - digits);
    const key = `${beginning} ${digits}`;
    let suffix = nextSuffixes.get(key) ?? Math.max(2, 10 ** (digits - 1));
    while (suffix < 10 ** digits && taken.has(`${beginning}-${suffix}`)) suffix += 1;
    nextSuffixes.set(key, suffix);
    return suffix < 10 ** digits ? `${beginning}-${suffix}` : findFree(base, digits + 1);
  };
  return names.map((name) => {
    const base = toAnchor(name);
    const anchor = taken.has(base) ? findFree(base) : base;
    taken.add(anchor);
    return anchor;
  });
}

function cut(words: string, length: number): string {
  return words.slice(0, length).replace(/-$/, '');
}
