import type { Chart } from '../figures.ts';
import { formatNumber } from '../spread.ts';

const LONGEST_BAR_PX = 400;
const VALUE_WIDTH_PX = 80;
const BAR_HEIGHT_PX = 20;
const ROW_HEIGHT_PX = 30;
const TITLE_HEIGHT_PX = 44;
const FONT_SIZE_PX = 14;
/** More than the mean width of a label's letters in the usual `sans-serif` fonts. */
const LETTER_WIDTH_PX = 8;
const GAP_PX = 8;

const escapeXml = (text: string): string =>
  text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

/**
 * Returns an SVG document with one horizontal bar for each value, in the given order. The colours
 * follow `prefers-color-scheme`. A screen reader gets the title, the unit and the values from
 * `<title>` and `<desc>`.
 */
export function drawBarChart({ title, unit, bars }: Chart): string {
  const greatest = Math.max(...bars.map(({ value }) => value), 0);
  const labelPx = Math.max(...bars.map(({ label }) => label.length), 0) * LETTER_WIDTH_PX + GAP_PX;
  const width = labelPx + LONGEST_BAR_PX + VALUE_WIDTH_PX;
  const height = TITLE_HEIGHT_PX + bars.length * ROW_HEIGHT_PX + FONT_SIZE_PX;
  const rows = bars.map(({ label, value }, index) => {
    const top = TITLE_HEIGHT_PX + index * ROW_HEIGHT_PX;
    const length = greatest === 0 ? 0 : Math.round((value / greatest) * LONGEST_BAR_PX);
    const baseline = top + FONT_SIZE_PX + 1;
    return `  <text x="${labelPx - GAP_PX}" y="${baseline}" text-anchor="end">${escapeXml(label)}</text>
  <rect x="${labelPx}" y="${top}" width="${length}" height="${BAR_HEIGHT_PX}" rx="3"/>
  <text x="${labelPx + length + GAP_PX}" y="${baseline}">${formatNumber(value)}</text>`;
  });
  const summary = bars.map(({ label, value }) => `${label}: ${formatNumber(value)}`).join('; ');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="title values">
  <title id="title">${escapeXml(title)}</title>
  <desc id="values">${escapeXml(`${unit}. ${summary}`)}</desc>
  <style>
    text { font: ${FONT_SIZE_PX}px sans-serif; fill: #26211c; }
    .title { font-weight: bold; }
    rect { fill: #a3401f; }
    @media (prefers-color-scheme: dark) { text { fill: #f2ece4; } rect { fill: #e58a63; } }
  </style>
  <text class="title" x="0" y="18">${escapeXml(`${title} (${unit})`)}</text>
${rows.join('\n')}
</svg>
`;
}
