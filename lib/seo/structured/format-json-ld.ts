import type { Graph } from 'schema-dts';

/**
 * JSON that is safe inside a script element: without `<` no text can end the element or open a
 * comment. `next-seo` escapes only `</script>`, but `</script >` also ends a script.
 */
export function formatJsonLd(graph: Graph): string {
  return JSON.stringify(graph).replaceAll('<', String.raw`\u003c`);
}
