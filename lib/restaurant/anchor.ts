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
  const nextSuffix = new Map<string, number>();
  return names.map((name) => {
    const base = toAnchor(name);
    let anchor = base;
    let suffix = nextSuffix.get(base) ?? 2;
    while (taken.has(anchor)) {
      const ending = `-${suffix}`;
      anchor = cut(base, MAX_LENGTH - ending.length) + ending;
      suffix += 1;
    }
    nextSuffix.set(base, suffix);
    taken.add(anchor);
    return anchor;
  });
}

function cut(words: string, length: number): string {
  return words.slice(0, length).replace(/-$/, '');
}
