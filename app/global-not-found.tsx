import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import '@/styles/global.scss';
import { NotFoundMain } from '@/components/chrome/main/not-found-main';
import { SiteDocument } from '@/components/chrome/document/site-document';
import { notFoundMetadata, siteMetadata } from '@/lib/seo/metadata/site-metadata';
import { siteViewport } from '@/lib/seo/metadata/site-viewport';

export const metadata: Metadata = { ...siteMetadata(), ...notFoundMetadata() };
export const viewport = siteViewport();

/**
 * The not-found document, which has no layout. If the site had a `not-found.tsx` instead, the
 * framework would put the whole document, twice, into the payload of every page.
 */
export default function GlobalNotFound(): ReactNode {
  return (
    <SiteDocument navigation="shown">
      <NotFoundMain />
    </SiteDocument>
  );
}
