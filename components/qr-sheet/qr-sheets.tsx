import type { ReactNode } from 'react';
import { routes } from '@/lib/addresses/routes';
import { getSettings } from '@/lib/config';
import { qrCopy } from '@/lib/i18n/site/qr-copy';
import { siteCopy } from '@/lib/i18n/site/site-copy';
import { listTables } from '@/lib/table-range';
import type { TableRange } from '@/lib/table-range';
import styles from './qr-sheets.module.scss';
import { BrandMark } from '@/components/chrome/brand';
import { QrCode } from '@/components/ui/qr-code';

/**
 * Fits into an A4 page: the margins of the page in `global.scss` leave 170 x 261 mm.
 * `qr-sheets.module.scss` repeats the size, the margin and the grid, so change the two files
 * together.
 */
const SHEET_MM = { width: 170, height: 260 } as const;

/** The margin of the sheet around the cards. The outer cut marks are in this margin. */
const MARGIN_MM = 7;

const COLUMNS = 2;
const ROWS = 3;
const CARDS_PER_SHEET = COLUMNS * ROWS;

/** Positions of the cuts along one side of the sheet, in millimetres. */
const listCutPositions = (length: number, cards: number): readonly number[] =>
  Array.from(
    { length: cards + 1 },
    (_, index) => MARGIN_MM + (index * (length - 2 * MARGIN_MM)) / cards,
  );

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

const MARK_HEIGHT_PX = 20;

type QrCardProps = {
  readonly restaurant: string;
  readonly brand: string;
  /** For example 'Masa 12' or 'Meniu'. */
  readonly title: string;
  readonly text: string;
  readonly codeLabel: string;
  readonly address: string;
};

function QrCard({ restaurant, brand, title, text, codeLabel, address }: QrCardProps): ReactNode {
  return (
    <article className={styles.card}>
      <p className={styles.restaurant}>{restaurant}</p>
      <h2 className={styles.title}>{title}</h2>
      <QrCode address={address} label={codeLabel} className={styles.code} />
      <p className={styles.scan}>
        <strong>{qrCopy.scan}</strong>
        {text}
      </p>
      <p className={styles.brand}>
        <BrandMark heightPx={MARK_HEIGHT_PX} />
        {brand}
      </p>
    </article>
  );
}

const { width, height } = SHEET_MM;
/**
 * The space between the outer marks and the cards, so that a slightly inexact cut leaves no outer
 * mark on a card.
 */
const GAP_MM = 1.5;
const EDGE_GAP_MM = 0.5;
const CROSS_ARM_MM = 1.5;

const columnCuts = listCutPositions(width, COLUMNS);
const rowCuts = listCutPositions(height, ROWS);

const outer = [
  ...columnCuts.flatMap((x) => [
    `M${x} ${EDGE_GAP_MM}V${MARGIN_MM - GAP_MM}`,
    `M${x} ${height - MARGIN_MM + GAP_MM}V${height - EDGE_GAP_MM}`,
  ]),
  ...rowCuts.flatMap((y) => [
    `M${EDGE_GAP_MM} ${y}H${MARGIN_MM - GAP_MM}`,
    `M${width - MARGIN_MM + GAP_MM} ${y}H${width - EDGE_GAP_MM}`,
  ]),
];

const drawCross = (x: number, y: number): string =>
  `M${x - CROSS_ARM_MM} ${y}H${x + CROSS_ARM_MM}M${x} ${y - CROSS_ARM_MM}V${y + CROSS_ARM_MM}`;

const innerColumnCuts = columnCuts.slice(1, -1);
const innerRowCuts = rowCuts.slice(1, -1);
const inner = innerColumnCuts.flatMap((x) => innerRowCuts.map((y) => drawCross(x, y)));

function CutMarks(): ReactNode {
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} className={styles.marks}>
      <path d={[...outer, ...inner].join('')} />
    </svg>
  );
}
