import { formatCount } from '../../format-count.ts';

type Hits = { readonly kind: 'exact' | 'similar'; readonly count: number };

const NOUNS = {
  exact: { one: 'produs', many: 'produse' },
  similar: { one: 'produs asemănător', many: 'produse asemănătoare' },
} as const;

/** Returns for example 'un produs', '2 produse' or '20 de produse'. */
function formatHits({ kind, count }: Hits): string {
  return count === 1 ? `un ${NOUNS[kind].one}` : formatCount(count, NOUNS[kind]);
}

export function formatSearchResult(hits: Hits, query: string): string {
  const quoted = `„${query.trim()}”`;
  if (hits.count === 0) {
    return `${quoted} nu apare în acest meniu. Încearcă alt cuvânt sau doar începutul lui.`;
  }
  const found = formatHits(hits);
  return hits.kind === 'exact' ? `Am găsit ${found}.` : `Nu am găsit ${quoted}. Iată ${found}.`;
}
