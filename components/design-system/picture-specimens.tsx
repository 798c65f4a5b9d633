import type { ReactNode } from 'react';
import { Picture } from '@/components/ui/picture/picture';
import type { PictureUse } from '@/components/ui/picture/picture-source';
import { getSettings } from '@/lib/config';
import styles from './design-system.module.scss';
import { Specimen } from './specimen.tsx';

const USES: readonly PictureUse[] = ['hero', 'card', 'detail', 'thumb', 'logo'];

export function PictureSpecimens(): ReactNode {
  const { imageOrigins, providerApiUrl } = getSettings();
  const origin = imageOrigins[0] ?? providerApiUrl;
  const broken = origin === undefined ? undefined : `${origin}/nu-exista.webp`;
  return (
    <Specimen title="Imagini">
      {USES.map((use) => (
        <figure key={use} className={styles[use]}>
          <div className={styles.frame}>
            <Picture use={use} address={undefined} alt="" />
          </div>
          <figcaption>{use}, fără imagine</figcaption>
        </figure>
      ))}
      <figure className={styles.card}>
        <div className={styles.frame}>
          <Picture use="card" address={broken} alt="Imagine care lipsește" />
        </div>
        <figcaption>card, imagine care nu se încarcă</figcaption>
      </figure>
    </Specimen>
  );
}
