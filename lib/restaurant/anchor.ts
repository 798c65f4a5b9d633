/** Long enough for any category, short enough for an address that people share. */
const MAX_LENGTH = 60;

/** For names without a single letter or digit, such as one emoji. */
const FALLBACK = 'sectiune';

/**
 * A name as part of an address: 'Ciorbe & supe' → 'ciorbe-supe'. Only a-z, 0-9 and inner hyphens,
 * so an id in the page that contains an underscore or a capital never meets an anchor.
 */
export function toAnchor(text: string): string {
  const words = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '');
  const anchor = cut(words, MAX_LENGTH);
  // 'constructor' is inherited by every object and would be found in any lookup table.
  return anchor === '' || anchor in {} ? FALLBACK : anchor;
}

/** One anchor per name, in order, all different: the second 'Pizza' is 'pizza-2'. */
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
