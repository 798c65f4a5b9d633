import type { ReactNode } from 'react';
import { NotFoundMain } from '@/components/chrome/not-found-main';
import { PageMain } from '@/components/chrome/page-main';
import { DegradedRestaurant } from '@/components/restaurant/degraded-restaurant';
import { qrCopy } from '@/lib/i18n/site/qr-copy';
import type { MenuAnswer } from '@/lib/provider/get-menu';
import type { TableRange } from '@/lib/table-range';
import { formatDisplayName } from '@/lib/restaurant/name';
import { assertNever } from '@/lib/result';
import { QrSheetForm } from './qr-sheet-form.tsx';
import styles from './qr-sheet-page.module.scss';
import { QrSheets } from './qr-sheets.tsx';

type Props = {
  readonly restaurantId: string;
  readonly range: TableRange;
  readonly answer: MenuAnswer;
};

/**
 * When the menu is found, the outcome is 'unstored': every range of tables has its own
 * address, so stored pages could fill the page cache.
 */
export function QrSheetPage({ restaurantId, range, answer }: Props): ReactNode {
  switch (answer.outcome) {
    case 'unknown':
      return <NotFoundMain outcome="unknown" />;
    case 'down':
      return <DegradedRestaurant restaurantId={restaurantId} answer={answer} />;
    case 'found': {
      const name = formatDisplayName(answer.menu.restaurantName, restaurantId);
      return (
        <PageMain outcome="unstored">
          <div className={styles.controls}>
            <h1>{qrCopy.sheetHeading(name)}</h1>
            <p className={styles.help}>{qrCopy.help}</p>
            <QrSheetForm restaurantId={restaurantId} range={range} />
          </div>
          <QrSheets restaurantId={restaurantId} name={name} range={range} />
        </PageMain>
      );
    }
    default:
      return assertNever(answer);
  }
}
