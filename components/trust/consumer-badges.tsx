import type { ReactNode } from 'react';
import { trustCopy } from '@/lib/i18n/site/every-page/trust-copy';
import { ConsumerPictogram } from './consumer-pictogram.tsx';
import styles from './footer-trust.module.scss';

// ANPC is the Romanian authority for consumer protection. Its orders 72/2010 and 449/2022 require
// links to these two pages. SAL is the Romanian abbreviation of alternative dispute resolution. The
// EU has closed its platform for online disputes, so the site does not link to that platform.

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
