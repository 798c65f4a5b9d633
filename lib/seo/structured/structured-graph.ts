import type { Graph, Thing } from 'schema-dts';

/** A page has one script: one context, and all the things of the page in one list. */
export function formatGraph(...things: readonly Thing[]): Graph {
  return { '@context': 'https://schema.org', '@graph': things };
}
