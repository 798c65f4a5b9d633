import type { Graph, Thing } from 'schema-dts';

/** Combines the things of a page, because a page has one script for its structured data. */
export function composeGraph(...things: readonly Thing[]): Graph {
  return { '@context': 'https://schema.org', '@graph': things };
}
