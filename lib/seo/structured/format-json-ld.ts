import type { Graph } from 'schema-dts';

/**
 * JSON that may stand inside a script element: without `<` nothing in it can end the element or open
 * a comment. `next-seo` escapes `</script>` alone, and `</script >` ends a script as well.
 */
export function formatJsonLd(graph: Graph): string {
  return JSON.stringify(graph).replaceAll('<', String.raw`\u003c`);
}
