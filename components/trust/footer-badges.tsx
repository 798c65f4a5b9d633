import type { ReactNode } from 'react';
import { trustCopy } from '@/lib/i18n/site/every-page/trust-copy';
import styles from './trust.module.scss';
import type { Settings } from '@/lib/config';

// ANPC is the Romanian authority for consumer protection. Its orders 72/2010 and 449/2022 require
// links to these two pages. SAL is the Romanian abbreviation of alternative dispute resolution. The
// EU has closed its platform for online disputes, so the site does not link to that platform.

export const ANPC_URL = 'https://anpc.ro/';
export const ANPC_SAL_URL = 'https://anpc.ro/ce-este-sal/';

export function ConsumerBadges(): ReactNode {
  const { anpcLines, salLines, salMore } = trustCopy;
  return (
    <ul className={styles.badges} lang="ro">
      <li>
        <a href={ANPC_URL} rel="noopener">
          <ConsumerPictogram lines={anpcLines} lengthsPx={[173, 151]} />
        </a>
      </li>
      <li>
        <a href={ANPC_SAL_URL} rel="noopener">
          <ConsumerPictogram lines={salLines} lengthsPx={[143, 56]} more={salMore} />
        </a>
      </li>
    </ul>
  );
}

/** Order 449/2022 of ANPC, the authority for consumer protection, sets this size. */
const PICTOGRAM_WIDTH_PX = 250;
const PICTOGRAM_HEIGHT_PX = 50;

const CREAM = 'var(--color-on-night)';
const NIGHT = 'var(--color-surface-night)';
const ACCENT = 'var(--color-glaze-paprika)';

type PictogramProps = {
  readonly lines: readonly [string, string];
  /** Width of each line in our own font. A line in a fallback font is fitted to this width. */
  readonly lengthsPx: readonly [number, number];
  readonly more?: string;
};

/** Our own drawing of a pictogram of ANPC, in the site's colours. */
function ConsumerPictogram({ lines, lengthsPx, more }: PictogramProps): ReactNode {
  return (
    <svg
      role="img"
      aria-label={['ANPC', ...lines, more].join(' ').trim()}
      width={PICTOGRAM_WIDTH_PX}
      height={PICTOGRAM_HEIGHT_PX}
      viewBox={`0 0 ${PICTOGRAM_WIDTH_PX} ${PICTOGRAM_HEIGHT_PX}`}
      fontWeight="700"
    >
      <path fill={CREAM} d="M0 0h250v50H0z" />
      <path
        fill="none"
        stroke={ACCENT}
        strokeWidth="3"
        d="M9 14c13-9 31-9 44 0M9 36c13 9 31 9 44 0"
      />
      <text
        x="31"
        y="30.5"
        fill={NIGHT}
        fontSize="15"
        fontWeight="800"
        textAnchor="middle"
        textLength="46"
      >
        ANPC
      </text>
      <g fill={NIGHT} fontSize="13">
        {lines.map((line, index) => (
          <text
            key={line}
            x="71"
            y={21 + 17 * index}
            textLength={lengthsPx[index]}
            lengthAdjust="spacingAndGlyphs"
          >
            {line}
          </text>
        ))}
      </g>
      {more !== undefined && (
        <>
          <rect x="178" y="26.5" width="62" height="16" rx="8" fill={ACCENT} />
          <text x="209" y="38" fill={CREAM} fontSize="10" textAnchor="middle">
            {more}
          </text>
        </>
      )}
    </svg>
  );
}

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
