import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import '@/app/_styles/document';
import { PageScript } from '@/app/_scripts/page-script.client';
import { NotFoundMain } from '@/components/chrome/not-found-main';
import { SiteDocument } from '@/components/chrome/site-document';
import { notFoundMetadata, siteMetadata, siteViewport } from '@/lib/seo/metadata';

export const metadata: Metadata = { ...siteMetadata(), ...notFoundMetadata() };
export const viewport = siteViewport();

/** In `not-found.tsx` this markup would be in the payload of every page. */
export default function GlobalNotFound(): ReactNode {
  return (
    <SiteDocument navigation="shown" language="ro">
      <NotFoundMain language="ro" />
      <PageScript />
    </SiteDocument>
  );
}
