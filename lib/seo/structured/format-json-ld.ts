import type { Graph } from 'schema-dts';

/**
 * Escapes `<`, so that no text in the graph can end the script element or open an HTML comment. The
 * components of `next-seo` are not used, because they do not escape `</script >`, which also ends a
 * script.
 */
export function formatJsonLd(graph: Graph): string {
  return JSON.stringify(graph).replaceAll('<', String.raw`\u003c`);
}
