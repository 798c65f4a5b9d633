import type { ReactNode } from 'react';
import type { Settings } from '@/lib/config';
import { trustCopy } from '@/lib/i18n/site/every-page/trust-copy';
import styles from './trust.module.scss';

const DARK = 'var(--color-surface-night)';

/**
 * Lengths and positions in px. A name of one word is one line at `y`. A name of several words is
 * two lines at `ys`. A line that is probably wider than `textWidth` gets a smaller font.
 */
const LAYOUTS = {
  horizontal: {
    width: 180,
    height: 44,
    icon: [22, 22],
    x: 44,
    textWidth: 128,
    ys: [20, 35],
    y: 27,
  },
  vertical: { width: 120, height: 84, icon: [60, 24], x: 60, textWidth: 108, ys: [59, 74], y: 66 },
} as const;

const FIRST_LINE_PX = 15;
const SECOND_LINE_PX = 12;
/** Slightly more than the average letter width of our fonts, relative to the font size. */
const LETTER_WIDTH = 0.7;

type Props = {
  readonly processor: Settings['paymentProcessor'];
  /** Whether the company has an id with the processor. If not, a text replaces the badge. */
  readonly hasId: boolean;
  readonly variant: keyof typeof LAYOUTS;
};

/**
 * Our own drawing (requirements F-8 and F-10). A request for the processor's picture would disclose
 * each visit to the processor without consent (`docs/decisions/0010-law.md`).
 */
export function PaymentBadge({ processor, hasId, variant }: Props): ReactNode {
  if (!hasId) return <p>{trustCopy.missingSecret}</p>;
  const { width, height, icon, x, textWidth, y, ys } = LAYOUTS[variant];
  const [first = '', ...others] = processor.name.trim().split(/\s+/);
  const second = others.join(' ');
  const fitFontSize = (text: string, sizePx: number): number =>
    Math.min(sizePx, textWidth / (text.length * LETTER_WIDTH));
  return (
    <a href={processor.url} rel="noopener" className={styles.processor}>
      <svg
        role="img"
        aria-label={processor.name}
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        textAnchor={variant === 'vertical' ? 'middle' : 'start'}
      >
        <rect width={width} height={height} rx="6" fill="var(--color-on-night)" />
        <g transform={`translate(${icon[0]} ${icon[1]})`} fill="none" stroke={DARK} strokeWidth="2">
          <rect x="-12" y="-9" width="24" height="18" rx="3" />
          <path d="M-12-3h24M-8 4h6" />
        </g>
        <g fill={DARK}>
          <text
            x={x}
            y={second === '' ? y : ys[0]}
            fontSize={fitFontSize(first, FIRST_LINE_PX)}
            fontWeight="800"
            letterSpacing="0.04em"
          >
            {first}
          </text>
          {second !== '' && (
            <text x={x} y={ys[1]} fontSize={fitFontSize(second, SECOND_LINE_PX)} fontWeight="600">
              {second}
            </text>
          )}
        </g>
      </svg>
    </a>
  );
}
