import { formatCount } from '../../format-count.ts';

type Hits = { readonly kind: 'exact' | 'similar'; readonly count: number };

const NOUNS = {
  exact: { one: 'preparat', many: 'preparate' },
  similar: { one: 'preparat asemănător', many: 'preparate asemănătoare' },
} as const;

/** Returns for example 'un preparat', '2 preparate' or '20 de preparate'. */
function formatHits({ kind, count }: Hits): string {
  return count === 1 ? `un ${NOUNS[kind].one}` : formatCount(count, NOUNS[kind]);
}

export function formatSearchResult(hits: Hits, query: string): string {
  const quoted = `„${query.trim()}”`;
  if (hits.count === 0) {
    return `Niciun preparat din acest meniu nu se potrivește cu ${quoted}. Încearcă un singur cuvânt sau doar începutul lui.`;
  }
  const found = formatHits(hits);
  return hits.kind === 'exact'
    ? `Am găsit ${found}.`
    : `Nimic scris exact ${quoted}, dar am găsit ${found}.`;
}
