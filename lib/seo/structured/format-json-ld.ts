import type { Graph } from 'schema-dts';

/**
 * Without `<` no text can end the script element or open a comment. The components of `next-seo`
 * are not used, because they do not escape `</script >`, which also ends a script.
 */
export function formatJsonLd(graph: Graph): string {
  return JSON.stringify(graph).replaceAll('<', String.raw`\u003c`);
}
