import type { ReactNode } from 'react';
import '@/app/_styles/document';
import { siteMetadata } from '@/lib/seo/metadata/site-metadata';
import { siteViewport } from '@/lib/seo/metadata/site-viewport';

export const metadata = siteMetadata();
export const viewport = siteViewport();

/** The layouts of the route groups render `<html>`, because language, header and footer differ. */
export default function RootLayout({ children }: { readonly children: ReactNode }): ReactNode {
  return children;
}
