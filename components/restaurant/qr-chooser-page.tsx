import type { ReactNode } from 'react';
import { PageMain } from '@/components/chrome/page-main';
import { ReloadLink } from '@/components/ui/reload-link';
import { routes } from '@/lib/addresses/routes';
import { qrCopy } from '@/lib/i18n/site/partner-copy';
import type { RestaurantsAnswer } from '@/lib/provider/restaurant-list';
import styles from './qr-chooser-page.module.scss';

export function QrChooserPage({ answer }: { readonly answer: RestaurantsAnswer }): ReactNode {
  const { heading, intro, choose } = qrCopy;
  if (answer.outcome === 'down') {
    return (
      <PageMain outcome="degraded">
        <div className={styles.page}>
          <h1>{heading}</h1>
          <ReloadLink language="ro" />
        </div>
      </PageMain>
    );
  }
  return (
    <PageMain>
      <div className={styles.page}>
        <h1>{heading}</h1>
        <p className={styles.intro}>{intro}</p>
        <h2 className={styles.choose}>{choose}</h2>
        <ul className={styles.restaurants}>
          {answer.restaurants.map(({ name, restaurantId }) =>
            restaurantId === undefined ? null : (
              <li key={restaurantId}>
                <a href={routes.qrSheet({ restaurantId })} className={styles.restaurant}>
                  {name}
                </a>
              </li>
            ),
          )}
        </ul>
      </div>
    </PageMain>
  );
}
