import type { ReactNode } from 'react';
import { paint } from './paint.ts';

type Props = {
  readonly text: string;
  readonly at: readonly [number, number];
  readonly width: number;
};

/** 48 SVG units high, without the shadow. `at` is the top left corner. */
export function AppNotification({ text, at: [x, y], width }: Props): ReactNode {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect y="4" width={width} height="48" rx="14" fill={paint.plum} opacity=".25" />
      <rect width={width} height="48" rx="14" fill={paint.cream} />
      <circle cx="26" cy="24" r="13" fill={paint.dill} />
      <path
        d="M20 24.5l4.5 4.5 8-9"
        fill="none"
        stroke={paint.cream}
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <text x="48" y="29.5" fill={paint.plum} fontSize="16">
        {text}
      </text>
    </g>
  );
}
