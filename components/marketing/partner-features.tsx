import type { ReactNode } from 'react';
import { partnerCopy } from '@/lib/i18n/site/partner-copy';
import { FeatureList } from './feature-list.tsx';
import styles from './partner-features.module.scss';
import { AppScene } from './scenes/app-scene.tsx';
import { OrderAheadScene } from './scenes/order-ahead-scene.tsx';
import { TableScene } from './scenes/table-scene.tsx';

const { order, reserve, ahead } = partnerCopy;

const steps = (
  <ol className={styles.steps}>
    {reserve.steps.map((step) => (
      <li key={step} className={styles.step}>
        {step}
      </li>
    ))}
  </ol>
);

const features = [
  { id: 'comenzi_din_aplicatie', copy: order, scene: <AppScene />, body: <p>{order.text}</p> },
  { id: 'rezervari_de_masa', copy: reserve, scene: <TableScene />, body: steps },
  { id: 'fara_asteptare', copy: ahead, scene: <OrderAheadScene />, body: <p>{ahead.text}</p> },
];

/** The alternating blocks of requirement H-6. */
export function PartnerFeatures(): ReactNode {
  return <FeatureList features={features} />;
}
