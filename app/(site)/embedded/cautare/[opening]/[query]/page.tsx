import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import '@/app/_styles/all-menus';
import { AllMenusResultsPage } from '@/components/all-menus/all-menus-results-page';
import { allMenusMetadata } from '@/lib/seo/metadata/restaurant/all-menus-metadata';
import { parseResultsPath } from '@/lib/all-menus/server/results-path';
import { getSearchableMenus } from '@/lib/all-menus/server/index-cache';

type Props = PageProps<'/embedded/cautare/[opening]/[query]'>;

/**
 * Makes Next pass these pages to the page cache, which sets the status according to the page mark.
 * Each of these pages has a page mark, and the page cache stores no page with a mark.
 */
export function generateStaticParams(): [] {
  return [];
}

export const metadata: Metadata = allMenusMetadata();

export default async function Page({ params }: Props): Promise<ReactNode> {
  const query = parseResultsPath(await params);
  return <AllMenusResultsPage query={query} menus={await getSearchableMenus()} now={new Date()} />;
}
