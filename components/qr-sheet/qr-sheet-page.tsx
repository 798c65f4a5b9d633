import type { ReactNode } from 'react';
import { NotFoundMain } from '@/components/chrome/not-found-main';
import { PageMain } from '@/components/chrome/page-main';
import { DegradedRestaurant } from '@/components/restaurant/degraded-restaurant';
import { qrCopy } from '@/lib/i18n/site/qr-copy';
import type { MenuAnswer } from '@/lib/provider/menus';
import { FIRST_TABLE_PARAM, HIGHEST_TABLE, LAST_TABLE_PARAM } from '@/lib/table-range';
import type { TableRange } from '@/lib/table-range';
import { formatDisplayName } from '@/lib/restaurant/name';
import { assertNever } from '@/lib/result';
import styles from './qr-sheet-page.module.scss';
import { QrSheets } from './qr-sheets.tsx';
import { Button } from '@/components/ui/button';
import { routes } from '@/lib/addresses/routes';
import { PrintButton } from './print-button.client.tsx';
import qrSheetFormStyles from './qr-sheet-form.module.scss';

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
      return <NotFoundMain outcome="unknown" language="ro" />;
    case 'down':
      return <DegradedRestaurant restaurantId={restaurantId} answer={answer} language="ro" />;
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

type QrSheetFormProps = { readonly restaurantId: string; readonly range: TableRange };

/** A plain GET form, which works without JavaScript. */
function QrSheetForm({ restaurantId, range }: QrSheetFormProps): ReactNode {
  const fields = [
    { name: FIRST_TABLE_PARAM, label: qrCopy.first, value: range.first },
    { name: LAST_TABLE_PARAM, label: qrCopy.last, value: range.last },
  ];
  return (
    <form
      action={routes.qrSheet({ restaurantId })}
      aria-label={qrCopy.form}
      className={qrSheetFormStyles.form}
    >
      {fields.map(({ name, label, value }) => (
        <label key={name} className={qrSheetFormStyles.field}>
          {label}
          <input
            type="number"
            name={name}
            defaultValue={value}
            min={1}
            max={HIGHEST_TABLE}
            required
            inputMode="numeric"
            className={qrSheetFormStyles.input}
          />
        </label>
      ))}
      <Button type="submit">{qrCopy.show}</Button>
      <PrintButton text={qrCopy.print} />
    </form>
  );
}
