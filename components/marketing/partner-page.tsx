import type { ReactNode } from 'react';
import { PageMain } from '@/components/chrome/page-main';
import { QrSection } from '@/components/qr-sheet/qr-section';
import { buttonClass } from '@/components/ui/button-class';
import { ScrollToTop } from '@/components/ui/scroll-to-top.client';
import { getSettings } from '@/lib/config';
import { partnerCopy } from '@/lib/i18n/site/partner-copy';
import { Hero } from './hero.tsx';
import { PartnerFeatures } from './partner-features.tsx';
import { KitchenScene } from './scenes/kitchen-scene.tsx';
import { StoreSection } from './store-section.tsx';

export function PartnerPage(): ReactNode {
  const { brandName, partnerPanelUrl } = getSettings();
  const { eyebrow, heading, lead, createAccount, download } = partnerCopy;
  return (
    <PageMain>
      <ScrollToTop />
      <Hero eyebrow={eyebrow} heading={heading} lead={lead(brandName)} scene={<KitchenScene />}>
        <a href={partnerPanelUrl} rel="noopener" className={buttonClass('action')}>
          {createAccount}
        </a>
      </Hero>
      <PartnerFeatures />
      <QrSection />
      <StoreSection heading={download.heading} text={download.text} />
    </PageMain>
  );
}
