import type { Graph, Thing } from 'schema-dts';

/** One script a page: the context once, and all its things side by side. */
export function formatGraph(...things: readonly Thing[]): Graph {
  return { '@context': 'https://schema.org', '@graph': things };
}
