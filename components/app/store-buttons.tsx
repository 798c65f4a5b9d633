import type { ReactNode } from 'react';
import type { StoreLinks } from '@/lib/app/store-links';
import { getSettings } from '@/lib/config';
import type { Language } from '@/lib/i18n/language';
import { chromeCopy } from '@/lib/i18n/site/every-page/chrome-copy';
import { StoreButton } from './store-button.tsx';
import styles from './store-buttons.module.scss';

type Props = {
  /** Defaults to the store addresses of the settings. */
  readonly links?: StoreLinks;
  readonly language?: Language;
};

export function StoreButtons({ links, language = 'ro' }: Props): ReactNode {
  const settings = getSettings();
  const { appStore, playStore } = chromeCopy[language].stores;
  return (
    <ul className={styles.stores}>
      <li>
        <StoreButton
          store="App Store"
          label={appStore}
          href={links?.appStore ?? settings.appStoreUrl}
        />
      </li>
      <li>
        <StoreButton
          store="Google Play"
          label={playStore}
          href={links?.playStore ?? settings.playStoreUrl}
          appPage={links?.appPage}
        />
      </li>
    </ul>
  );
}
