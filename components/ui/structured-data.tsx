import type { ReactNode } from 'react';
import type { Graph } from 'schema-dts';
import { formatJsonLd } from '@/lib/seo/structured-data';

export function StructuredData({ graph }: { readonly graph: Graph }): ReactNode {
  return (
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: formatJsonLd(graph) }} />
  );
}
