import type { Part } from './parts/part.ts';

type Parts = Readonly<Record<string, Pick<Part, 'about' | 'needsTime'>>>;

export type Choice = { readonly names: readonly string[]; readonly isQuick: boolean };

/**
 * Reads the words after `npm run bench --` or `npm run bench:cluster --`: `quick` and names of
 * parts. Without names it chooses all parts; a quick run then leaves out the parts with
 * `needsTime`. Returns a message for an unknown word.
 */
export function chooseParts(parts: Parts, words: readonly string[]): Choice | string {
  const isQuick = words.includes('quick');
  const named = words.filter((word) => word !== 'quick');
  const unknown = named.filter((word) => !(word in parts));
  if (unknown.length > 0) {
    const list = Object.entries(parts).map(([name, { about }]) => `  ${name}: ${about}`);
    return [`There is no part "${unknown.join('", "')}". The parts are:`, ...list].join('\n');
  }
  const names = Object.keys(parts).filter((name) =>
    named.length > 0 ? named.includes(name) : !isQuick || parts[name]?.needsTime !== true,
  );
  return { names, isQuick };
}
