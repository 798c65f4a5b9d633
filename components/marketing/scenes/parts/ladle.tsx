import type { ReactNode } from 'react';
import { paint } from './paint.ts';

type Props = { readonly at: readonly [number, number]; readonly scale: number };

/** 32 x 32 SVG units before `scale`. `at` is the top left corner. */
export function Ladle({ at: [x, y], scale }: Props): ReactNode {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <g fill="none" stroke={paint.cream}>
        <circle cx="16" cy="7.2" r="2" strokeWidth="1.8" />
        <path strokeWidth="2.4" d="M16 9v10" />
      </g>
      <path
        fill={paint.cream}
        d="M8.4 20.8a7.6 7.6 0 0 0 15.2 0c0-1.7-3.4-3-7.6-3s-7.6 1.3-7.6 3z"
      />
      <ellipse cx="16" cy="20.8" rx="5.4" ry="1.6" fill={paint.mustard} />
    </g>
  );
}
