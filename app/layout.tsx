import type { ReactNode } from 'react';
import '@/app/_styles/document';
import { siteMetadata, siteViewport } from '@/lib/seo/metadata';

export const metadata = siteMetadata();
export const viewport = siteViewport();

/** The layouts of the route groups render `<html>`, because language, header and footer differ. */
export default function RootLayout({ children }: { readonly children: ReactNode }): ReactNode {
  return children;
}
