import type { ReactNode } from 'react';
import { BrandMark } from '@/components/chrome/brand';
import { NotFoundMain } from '@/components/chrome/not-found-main';
import { PageMain } from '@/components/chrome/page-main';
import { Button } from '@/components/ui/button';
import { QrCode } from '@/components/ui/qr-code';
import { routes } from '@/lib/addresses/routes';
import { getSettings } from '@/lib/config';
import { qrCopy } from '@/lib/i18n/site/partner-copy';
import { siteCopy } from '@/lib/i18n/site/site-copy';
import type { MenuAnswer } from '@/lib/provider/menus';
import { formatDisplayName } from '@/lib/restaurant/menu';
import { assertNever } from '@/lib/result';
import { FIRST_TABLE_PARAM, HIGHEST_TABLE, LAST_TABLE_PARAM, listTables } from '@/lib/query-values';
import type { TableRange } from '@/lib/query-values';
import { PRINT_ID } from './print-sheets.ts';
import styles from './qr-sheet-page.module.scss';
import { RestaurantWithoutMenu } from './restaurant-without-menu.tsx';

type Sheet = { readonly restaurantId: string; readonly range: TableRange };
type Props = Sheet & { readonly answer: MenuAnswer };

/**
 * When the menu is found, the outcome is 'unstored': every range of tables has its own
 * address, so stored pages could fill the page cache.
 */
export function QrSheetPage({ answer, ...sheet }: Props): ReactNode {
  const { restaurantId } = sheet;
  switch (answer.outcome) {
    case 'unknown':
      return <NotFoundMain outcome="unknown" language="ro" />;
    case 'down':
      return <RestaurantWithoutMenu restaurantId={restaurantId} answer={answer} language="ro" />;
    case 'found': {
      const name = formatDisplayName(answer.menu.restaurantName, restaurantId);
      return (
        <PageMain kind="sheets" outcome="unstored">
          <div className={styles.controls}>
            <h1>{qrCopy.sheetHeading(name)}</h1>
            <p className={styles.help}>{qrCopy.help}</p>
            <QrSheetForm {...sheet} />
          </div>
          <QrSheets {...sheet} name={name} />
        </PageMain>
      );
    }
    default:
      return assertNever(answer);
  }
}

/** A plain GET form, which works without JavaScript. */
function QrSheetForm({ restaurantId, range }: Sheet): ReactNode {
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
      <Button id={PRINT_ID} hidden tone="quiet">
        {qrCopy.print}
      </Button>
    </form>
  );
}

/**
 * Fits into an A4 page: the margins of the page in `global.scss` leave 170 x 261 mm. The stylesheet
 * repeats the size, the margin and the grid, so change the two files together.
 */
const SHEET_MM = { width: 170, height: 260 } as const;

/** The margin of the sheet around the cards. The outer cut marks are in this margin. */
const MARGIN_MM = 7;

const COLUMNS = 2;
const ROWS = 3;
const CARDS_PER_SHEET = COLUMNS * ROWS;

type NamedSheet = Sheet & { readonly name: string };

function QrSheets(props: NamedSheet): ReactNode {
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

type Card = {
  /** For example 'Masa 12' or 'Meniu'. */
  readonly title: string;
  readonly text: string;
  readonly codeLabel: string;
  readonly address: string;
};

/** The codes contain the public origin, even if this page was requested at another host. */
function listCards({ restaurantId, name, range }: NamedSheet): readonly Card[] {
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

const MARK_HEIGHT_PX = 20;

type QrCardProps = Card & { readonly restaurant: string; readonly brand: string };

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

/** Positions of the cuts along one side of the sheet, in millimetres. */
const listCutPositions = (length: number, cards: number): readonly number[] =>
  Array.from(
    { length: cards + 1 },
    (_, index) => MARGIN_MM + (index * (length - 2 * MARGIN_MM)) / cards,
  );

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
