import type { ReactNode } from 'react';
import styles from './qr-sheets.module.scss';
import { COLUMNS, listCutPositions, MARGIN_MM, ROWS, SHEET_MM } from './sheet-grid.ts';

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

export function CutMarks(): ReactNode {
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} className={styles.marks}>
      <path d={[...outer, ...inner].join('')} />
    </svg>
  );
}
