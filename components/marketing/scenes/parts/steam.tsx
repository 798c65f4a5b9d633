import type { ReactNode } from 'react';
import { paint } from './paint.ts';

/** About 60 x 60 SVG units. `at` is the top left corner. */
export function Steam({ at: [x, y] }: { readonly at: readonly [number, number] }): ReactNode {
  return (
    <path
      transform={`translate(${x} ${y})`}
      d="M0 60c-12-14 12-26 0-44M30 52c-14-16 14-30 0-52M60 60c-12-14 12-26 0-44"
      fill="none"
      stroke={paint.cream}
      strokeWidth="6"
      strokeLinecap="round"
      opacity=".75"
    />
  );
}
