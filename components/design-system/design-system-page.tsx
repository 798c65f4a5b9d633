import type { ReactNode } from 'react';
import { BrandMark } from '@/components/chrome/header/brand-mark';
import { SiteLogo } from '@/components/chrome/header/site-logo';
import { NoticeFrame } from '@/components/chrome/main/notice-frame';
import { PageMain } from '@/components/chrome/main/page-main';
import { Button } from '@/components/ui/button';
import { errorCopy } from '@/lib/i18n/site/every-page/error-copy';
import { siteCopy } from '@/lib/i18n/site/site-copy';
import styles from './design-system.module.scss';
import { DialogSpecimen } from './dialog-specimen.client.tsx';
import { MenuSpecimens } from './menu-specimens.tsx';
import { PageSpecimens } from './page-specimens.tsx';
import { PictureSpecimens } from './picture-specimens.tsx';
import { Specimen } from './specimen.tsx';
import { TokenSpecimens } from './token-specimens.tsx';
import { TransactionSpecimens } from './transaction-specimens.tsx';
import { UiSpecimens } from './ui-specimens.tsx';
import { VisitSpecimens } from './visit-specimens.tsx';

const MARK_HEIGHTS_PX = [16, 32, 64, 128];

/** Shows design tokens and samples of components. */
export function DesignSystemPage(): ReactNode {
  return (
    <PageMain>
      <div className={styles.page}>
        <h1>Sistemul de design</h1>
        <TokenSpecimens />
        <Specimen title="Semn și siglă">
          {MARK_HEIGHTS_PX.map((height) => (
            <BrandMark key={height} heightPx={height} />
          ))}
          <SiteLogo />
        </Specimen>
        <UiSpecimens />
        <MenuSpecimens />
        <VisitSpecimens />
        <PageSpecimens />
        <TransactionSpecimens />
        <PictureSpecimens />
        <Specimen title="Fereastră">
          <DialogSpecimen closeLabel={siteCopy.product.close} />
        </Specimen>
        <Specimen title="Cadru de mesaj" flow="column">
          <NoticeFrame
            headingLevel="h2"
            heading={siteCopy.notFound.code}
            size="giant"
            text={siteCopy.notFound.text}
          >
            <Button>{siteCopy.notFound.home}</Button>
          </NoticeFrame>
          <NoticeFrame
            headingLevel="h2"
            heading={errorCopy.heading}
            size="text"
            text={errorCopy.text}
          >
            <Button>{errorCopy.retry}</Button>
            <Button tone="quiet">{errorCopy.home}</Button>
          </NoticeFrame>
        </Specimen>
      </div>
    </PageMain>
  );
}
