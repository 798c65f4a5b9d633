import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import '@/app/_styles/document';
import { NotFoundMain } from '@/components/chrome/not-found-main';
import { notFoundMetadata } from '@/lib/seo/metadata';

export const dynamic = 'force-dynamic';

export const metadata: Metadata = notFoundMetadata();

/** The server renders this page for each address that has no row in the address table. */
export default function Page(): ReactNode {
  return <NotFoundMain outcome="unknown" language="ro" />;
}
