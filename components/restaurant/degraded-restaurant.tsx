import type { ReactNode } from 'react';
import { PageMain } from '@/components/chrome/page-main';
import { ReloadLink } from '@/components/ui/reload-link';
import { markText } from '@/lib/i18n/language';
import type { Language } from '@/lib/i18n/language';
import styles from './restaurant.module.scss';

type Props = {
  readonly name: string;
  readonly language?: Language;
  /** Content that does not need the provider. */
  readonly children?: ReactNode;
};

/** Shown when the provider fails and no older menu is kept. */
export function DegradedRestaurant({ name, language = 'ro', children }: Props): ReactNode {
  return (
    <PageMain outcome="degraded">
      <div className={styles.degraded}>
        <h1 className={styles.degradedName} {...markText(language)}>
          {name}
        </h1>
        {children}
        <ReloadLink language={language} />
      </div>
    </PageMain>
  );
}
