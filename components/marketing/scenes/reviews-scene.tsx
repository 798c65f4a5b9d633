import type { ReactNode } from 'react';
import { sceneCopy } from '@/lib/i18n/site/home-copy';
import { Dish, paint } from './parts.tsx';
import { SceneFrame } from './scene-frame.tsx';

const STARS = [0, 1, 2, 3, 4] as const;
const STAR = 'M0-13l4 8.6 9.4 1.1-7 6.4 1.9 9.3L0 7.8l-8.3 4.6 1.9-9.3-7-6.4 9.4-1.1z';

type CardProps = {
  readonly at: readonly [number, number];
  readonly tilt: number;
  readonly title: string;
  readonly children: ReactNode;
};

function Card({ at: [x, y], tilt, title, children }: CardProps): ReactNode {
  return (
    <g transform={`translate(${x} ${y}) rotate(${tilt})`}>
      <rect y="6" width="262" height="112" rx="18" fill={paint.plum} opacity=".3" />
      <rect width="262" height="112" rx="18" fill={paint.cream} />
      {children}
      <text x="104" y="46" fill={paint.plum} fontSize="22" fontWeight="800">
        {title}
      </text>
      <g fill={paint.mustard}>
        {STARS.map((position) => (
          <path key={position} transform={`translate(${117 + position * 29} 76)`} d={STAR} />
        ))}
      </g>
    </g>
  );
}

/** Two cards with five stars each: one for the food, one for the courier. */
export function ReviewsScene(): ReactNode {
  return (
    <SceneFrame background="paprika">
      <path
        d="M200 210L0 420M200 210L90 420M200 210v210M200 210l110 210M200 210l200 210M200 210L0 240M200 210l200 30M200 210L40 60M200 210L130 0M200 210L270 0M200 210L360 60"
        stroke={paint.mustard}
        strokeWidth="3"
        opacity=".5"
      />
      <Card at={[48, 118]} tilt={-5} title={sceneCopy.food}>
        <Dish name="schnitzel" at={[55, 56]} scale={1.8} />
      </Card>
      <Card at={[88, 256]} tilt={4} title={sceneCopy.courier}>
        <circle cx="55" cy="56" r="36" fill={paint.dill} />
        <path d="M27 79a30 30 0 0 1 56 0 36 36 0 0 1-56 0z" fill={paint.night} />
        <circle cx="55" cy="50" r="17" fill={paint.shade} />
        <path d="M36 52a19 19 0 1 1 38 0z" fill={paint.paprika} />
        <path d="M34 52h44" stroke={paint.plum} strokeWidth="4" strokeLinecap="round" />
      </Card>
    </SceneFrame>
  );
}
