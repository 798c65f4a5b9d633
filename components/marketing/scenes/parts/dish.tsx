import type { ReactNode } from 'react';
import { paint } from './paint.ts';

type DishName = 'soup' | 'schnitzel' | 'dumplings';

/** The food of each dish, seen from above, for a plate of radius 20 around the origin. */
const FOODS: Readonly<Record<DishName, ReactNode>> = {
  soup: (
    <>
      <circle r="13.5" fill={paint.mustard} />
      <path
        d="M-7-3h4M2-8h4M3 5h5M-5 6h3"
        stroke={paint.dill}
        strokeWidth="3"
        strokeLinecap="round"
      />
      <circle cx="-1" cy="1" r="3" fill={paint.paprika} />
    </>
  ),
  schnitzel: (
    <>
      <path
        d="M-12-3c2-8 12-10 18-6 5 3 5 8 1 11-5 4-9 2-12 4-5 2-9-3-7-9z"
        fill={paint.mustard}
        stroke={paint.paprika}
        strokeWidth="1.5"
      />
      <circle cx="6" cy="8" r="6" fill={paint.cream} stroke={paint.shade} />
      <path d="M-10 10h6M-9 13h5" stroke={paint.dill} strokeWidth="3" strokeLinecap="round" />
    </>
  ),
  dumplings: (
    <>
      <circle cx="-5" cy="4" r="8" fill={paint.mustard} />
      <circle cx="7" cy="4" r="7" fill={paint.mustard} />
      <path d="M-12 1c4-7 20-8 25 0-3 5-8 1-12 3s-9 2-13-3z" fill={paint.cream} />
      <circle cx="1" cy="-6" r="5" fill={paint.paprika} />
    </>
  ),
};

type Props = {
  readonly name: DishName;
  /** The plate's centre. */
  readonly at: readonly [number, number];
  readonly scale?: number;
};

export function Dish({ name, at: [x, y], scale = 1 }: Props): ReactNode {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`} fill="none">
      <circle r="20" fill={paint.shade} />
      <circle r="19" cy="-1" fill={paint.cream} />
      <circle r="14.5" stroke={paint.shade} />
      {FOODS[name]}
    </g>
  );
}
