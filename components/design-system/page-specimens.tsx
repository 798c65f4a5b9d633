import type { ReactNode } from 'react';
import { ConsentSwitch } from '@/components/analytics/consent-switch.client';
import { AppQrCode } from '@/components/app/app-qr-code';
import { LegalBlock } from '@/components/legal/legal-block';
import { Claims } from '@/components/marketing/claims';
import { FeatureBlock } from '@/components/marketing/feature-block';
import { AppScene } from '@/components/marketing/scenes/app-scene';
import { TableScene } from '@/components/marketing/scenes/table-scene';
import { StoreSection } from '@/components/marketing/store-section';
import { QrSheets } from '@/components/qr-sheet/qr-sheets';
import { PaymentBadge } from '@/components/trust/payment-badge';
import { routes } from '@/lib/addresses/routes';
import { getSettings } from '@/lib/config';
import { consentCopy } from '@/lib/i18n/site/every-page/consent-copy';
import { homeCopy } from '@/lib/i18n/site/home-copy';
import { partnerCopy } from '@/lib/i18n/site/partner-copy';
import type { LegalBlock as Block } from '@/lib/legal/block';
import styles from './design-system.module.scss';
import { Specimen } from './specimen.tsx';

const LEGAL_BLOCKS: readonly Block[] = [
  { kind: 'heading', id: 'mostra_titlu', text: 'Cum se câștigă monedele' },
  {
    kind: 'paragraph',
    text: ['Regulile complete stau în ', link('Termeni și condiții'), '.'],
  },
  { kind: 'list', items: ['o monedă pentru fiecare leu', 'numai pentru comenzi plătite'] },
  { kind: 'steps', items: ['alegeți masa', 'alegeți ora', 'confirmați'] },
  { kind: 'definitions', entries: [{ term: 'Monede', meaning: 'puncte de fidelitate' }] },
  {
    kind: 'table',
    id: 'mostra_tabel',
    caption: 'Ce păstrăm',
    columns: ['Nume', 'Scop', 'Cât timp'],
    rows: [['acord-pixel', 'alegerea dumneavoastră', 'până o schimbați']],
  },
];

function link(label: string) {
  return { to: 'document', href: routes.terms(), label } as const;
}

export function PageSpecimens(): ReactNode {
  const { siteUrl, paymentProcessor } = getSettings();
  return (
    <>
      <Specimen title="Prezentare" flow="column">
        <Claims claims={homeCopy.claims} />
        <FeatureBlock
          id="mostra_comanda"
          label={partnerCopy.order.label}
          heading={partnerCopy.order.heading}
          scene={<AppScene />}
          sceneSide="start"
        >
          <p>{partnerCopy.order.text}</p>
        </FeatureBlock>
        <FeatureBlock
          id="mostra_masa"
          label={partnerCopy.reserve.label}
          heading={partnerCopy.reserve.heading}
          scene={<TableScene />}
          sceneSide="end"
        >
          <p>{partnerCopy.reserve.steps.join(' ')}</p>
        </FeatureBlock>
        <StoreSection heading={partnerCopy.download.heading} text={partnerCopy.download.text} />
      </Specimen>
      <Specimen title="Document" flow="column">
        {LEGAL_BLOCKS.map((block) => (
          <LegalBlock key={block.kind} block={block} />
        ))}
        <ConsentSwitch
          texts={consentCopy.settings}
          accept={consentCopy.accept}
          refuse={consentCopy.refuse}
        />
      </Specimen>
      <Specimen title="Coduri de tipărit" flow="column">
        <QrSheets
          restaurantId="mostra"
          name="Hanul „La Trei Fântâni”"
          range={{ first: 1, last: 2 }}
        />
      </Specimen>
      <Specimen title="Cod și insigne">
        <AppQrCode address={`${siteUrl}${routes.downloadApp()}`} />
        <div className={styles.night}>
          <PaymentBadge processor={paymentProcessor} hasId variant="horizontal" />
          <PaymentBadge processor={paymentProcessor} hasId variant="vertical" />
          <PaymentBadge processor={paymentProcessor} hasId={false} variant="horizontal" />
        </div>
      </Specimen>
    </>
  );
}
