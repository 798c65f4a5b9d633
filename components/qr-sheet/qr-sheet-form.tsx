import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { routes } from '@/lib/addresses/routes';
import { qrCopy } from '@/lib/i18n/site/qr-copy';
import { FIRST_TABLE_PARAM, HIGHEST_TABLE, LAST_TABLE_PARAM } from '@/lib/table-range';
import type { TableRange } from '@/lib/table-range';
import { PrintButton } from './print-button.client.tsx';
import styles from './qr-sheet-form.module.scss';

type Props = { readonly restaurantId: string; readonly range: TableRange };

/** A plain GET form, which works without JavaScript. */
export function QrSheetForm({ restaurantId, range }: Props): ReactNode {
  const fields = [
    { name: FIRST_TABLE_PARAM, label: qrCopy.first, value: range.first },
    { name: LAST_TABLE_PARAM, label: qrCopy.last, value: range.last },
  ];
  return (
    <form
      action={routes.qrSheet({ restaurantId })}
      aria-label={qrCopy.form}
      className={styles.form}
    >
      {fields.map(({ name, label, value }) => (
        <label key={name} className={styles.field}>
          {label}
          <input
            type="number"
            name={name}
            defaultValue={value}
            min={1}
            max={HIGHEST_TABLE}
            required
            inputMode="numeric"
            className={styles.input}
          />
        </label>
      ))}
      <Button type="submit">{qrCopy.show}</Button>
      <PrintButton text={qrCopy.print} />
    </form>
  );
}
