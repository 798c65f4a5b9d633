import type { ReactNode } from 'react';
import type { Graph } from 'schema-dts';
import { formatJsonLd } from '@/lib/seo/structured-data';
import { getSite } from '@/lib/site';
import { StructuredScript } from './structured-script.client.tsx';

type Props = {
  /** The page's path: the key under which `StructuredScript` finds the text of the graph. */
  readonly path: string;
  readonly graph: Graph;
};

export function StructuredData({ path, graph }: Props): ReactNode {
  getSite().structuredTexts.set(path, formatJsonLd(graph));
  return <StructuredScript name={path} />;
}
