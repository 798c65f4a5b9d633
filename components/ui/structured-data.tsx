import type { ReactNode } from 'react';
import type { Graph } from 'schema-dts';
import { keepStructuredText } from '@/lib/seo/structured-text-cache';
import { formatJsonLd } from '@/lib/seo/structured-data';
import { StructuredScript } from './structured-script.client.tsx';

type Props = {
  /** The page's path: the key under which `StructuredScript` finds the text of the graph. */
  readonly path: string;
  readonly graph: Graph;
};

export function StructuredData({ path, graph }: Props): ReactNode {
  keepStructuredText(path, formatJsonLd(graph));
  return <StructuredScript name={path} />;
}
