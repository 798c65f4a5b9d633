import type { ReactNode } from 'react';
import { routes } from '@/lib/addresses/routes';
import { getSettings } from '@/lib/config';
import { qrCopy } from '@/lib/i18n/site/qr-copy';
import { siteCopy } from '@/lib/i18n/site/site-copy';
import { listTables } from '@/lib/table-range';
import type { TableRange } from '@/lib/table-range';
import { CutMarks } from './cut-marks.tsx';
import { QrCard } from './qr-card.tsx';
import styles from './qr-sheets.module.scss';
import { CARDS_PER_SHEET } from './sheet-grid.ts';

type Props = {
  readonly restaurantId: string;
  readonly name: string;
  readonly range: TableRange;
};

type Card = {
  readonly title: string;
  readonly text: string;
  readonly codeLabel: string;
  readonly address: string;
};

/** The codes contain the public origin, even if this page was requested at another host. */
function listCards({ restaurantId, name, range }: Props): readonly Card[] {
  const { siteUrl, brandName } = getSettings();
  const menu: Card = {
    title: qrCopy.menuCard,
    text: qrCopy.scanMenu,
    codeLabel: qrCopy.codeOfMenu(name),
    address: `${siteUrl}${routes.menu({ restaurantId })}`,
  };
  const tables = listTables(range).map((number) => {
    const tableId = String(number);
    const title = siteCopy.table.heading(tableId);
    return {
      title,
      text: qrCopy.scanTable(brandName),
      codeLabel: qrCopy.codeOfTable(title),
      address: `${siteUrl}${routes.table({ restaurantId, tableId })}`,
    };
  });
  return [menu, ...tables];
}

export function QrSheets(props: Props): ReactNode {
  const { brandName } = getSettings();
  const cards = listCards(props);
  const sheets = Array.from({ length: Math.ceil(cards.length / CARDS_PER_SHEET) }, (_, index) =>
    cards.slice(index * CARDS_PER_SHEET, (index + 1) * CARDS_PER_SHEET),
  );
  return (
    <section aria-label={qrCopy.sheets} className={styles.sheets}>
      {sheets.map((sheet, index) => (
        <div key={index} className={styles.frame}>
          <div className={styles.sheet}>
            <CutMarks />
            {sheet.map((card) => (
              <QrCard key={card.address} {...card} restaurant={props.name} brand={brandName} />
            ))}
          </div>
        </div>
      ))}
    </section>
  );
}
