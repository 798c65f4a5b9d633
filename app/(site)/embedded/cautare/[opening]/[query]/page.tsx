import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import '@/app/_styles/town';
import { TownResultsPage } from '@/components/town/town-results-page';
import { townMetadata } from '@/lib/seo/metadata/restaurant/town-metadata';
import { parseResultsPath } from '@/lib/town/server/results-path';
import { getTown } from '@/lib/town/server/index-cache';

type Props = PageProps<'/embedded/cautare/[opening]/[query]'>;

/**
 * Makes these pages static; the build renders none of them, and the page mark keeps them out of the
 * page cache.
 */
export function generateStaticParams(): [] {
  return [];
}

export const metadata: Metadata = townMetadata();

export default async function Page({ params }: Props): Promise<ReactNode> {
  const query = parseResultsPath(await params);
  return <TownResultsPage query={query} town={await getTown()} now={new Date()} />;
}
