import type { Graph, Thing } from 'schema-dts';

/** Combines all `Thing`s of a page, because a page has only one script with structured data. */
export function composeGraph(...things: readonly Thing[]): Graph {
  return { '@context': 'https://schema.org', '@graph': things };
}
