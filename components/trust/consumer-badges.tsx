import type { ReactNode } from 'react';
import { trustCopy } from '@/lib/i18n/site/every-page/trust-copy';
import styles from './trust.module.scss';

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
