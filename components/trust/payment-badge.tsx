import type { ReactNode } from 'react';
import { trustCopy } from '@/lib/i18n/trust-copy';
import styles from './footer-trust.module.scss';

/** What the badge leads to. */
const PROCESSOR_URL = 'https://netopia-payments.com/';

const DARK = 'var(--color-surface-night)';

/** Room for the name beside the sign, or beneath it. */
const FORMS = {
  horizontal: { width: 180, height: 44, sign: [22, 22], name: [44, 20], second: [44, 35] },
  vertical: { width: 120, height: 84, sign: [60, 24], name: [60, 59], second: [60, 74] },
} as const;

type Props = {
  /** The company's identifier with the processor. */
  readonly id: string | undefined;
  readonly variant: keyof typeof FORMS;
};

/**
 * The card processor's badge (specification, section 1). Drawn by us: the processor's own picture
 * would tell it of every visit before anybody was asked (`docs/decisions/0013-drawn-badge.md`).
 */
export function PaymentBadge({ id, variant }: Props): ReactNode {
  if (id === undefined) return <p>{trustCopy.missingSecret}</p>;
  const { width, height, sign, name, second } = FORMS[variant];
  const [first, last] = trustCopy.processorLines;
  return (
    <a href={PROCESSOR_URL} rel="noopener" className={styles.processor}>
      <svg
        role="img"
        aria-label={trustCopy.processor}
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        textAnchor={variant === 'vertical' ? 'middle' : 'start'}
      >
        <rect width={width} height={height} rx="6" fill="var(--color-on-night)" />
        <g transform={`translate(${sign[0]} ${sign[1]})`} fill="none" stroke={DARK} strokeWidth="2">
          <rect x="-12" y="-9" width="24" height="18" rx="3" />
          <path d="M-12-3h24M-8 4h6" />
        </g>
        <g fill={DARK}>
          <text x={name[0]} y={name[1]} fontSize="15" fontWeight="800" letterSpacing="0.04em">
            {first}
          </text>
          <text x={second[0]} y={second[1]} fontSize="12" fontWeight="600">
            {last}
          </text>
        </g>
      </svg>
    </a>
  );
}
