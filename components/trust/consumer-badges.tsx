import type { ReactNode } from 'react';
import { trustCopy } from '@/lib/i18n/site/every-page/trust-copy';
import { ConsumerPictogram } from './consumer-pictogram.tsx';
import styles from './footer-trust.module.scss';

// Order ANPC 72/2010 and Order ANPC 449/2022 require links to these pages. The EU's platform for
// online dispute resolution is closed, so the site does not link to it.

const ANPC_URL = 'https://anpc.ro/';
const ANPC_SAL_URL = 'https://anpc.ro/ce-este-sal/';

export function ConsumerBadges(): ReactNode {
  const { anpcLines, salLines, salMore } = trustCopy;
  return (
    <ul className={styles.badges} lang="ro">
      <li>
        <a href={ANPC_URL} rel="noopener">
          <ConsumerPictogram lines={anpcLines} lengthsPx={[173, 151]} />
        </a>
      </li>
      <li>
        <a href={ANPC_SAL_URL} rel="noopener">
          <ConsumerPictogram lines={salLines} lengthsPx={[143, 56]} more={salMore} />
        </a>
      </li>
    </ul>
  );
}
