import type { ReactNode } from 'react';
import { sceneCopy } from '@/lib/i18n/site/home-copy';
import { Dish, Ladle, paint } from './parts.tsx';
import { SceneFrame } from './scene-frame.tsx';

const TICKETS = [
  { x: 62, colour: paint.cream, tilt: -3 },
  { x: 164, colour: paint.mustard, tilt: 2 },
  { x: 266, colour: paint.cream, tilt: -1 },
] as const;

/** Three order tickets on a rail above a counter with three dishes. */
export function KitchenScene(): ReactNode {
  return (
    <SceneFrame background="paprika">
      <Ladle at={[152, 20]} scale={3} />
      <path d="M40 132h320" stroke={paint.plum} strokeWidth="8" strokeLinecap="round" />
      {TICKETS.map(({ x, colour, tilt }, position) => (
        <g key={x} transform={`translate(${x} 128) rotate(${tilt})`}>
          <path d="M0 0h74v110l-9-7-9 7-9-7-10 7-10-7-9 7-9-7-9 7z" fill={colour} />
          <text x="10" y="30" fill={paint.plum} fontSize="15" fontWeight="800">
            {sceneCopy.tickets[position]}
          </text>
          <path
            d="M10 46h52M10 60h40M10 74h48M10 88h30"
            stroke={paint.shade}
            strokeWidth="5"
            strokeLinecap="round"
          />
        </g>
      ))}
      <path d="M0 322h400v98H0z" fill={paint.plum} />
      <path d="M0 316h400v16H0z" fill={paint.mustard} />
      <Dish name="soup" at={[92, 300]} scale={1.9} />
      <Dish name="schnitzel" at={[200, 300]} scale={1.9} />
      <Dish name="dumplings" at={[308, 300]} scale={1.9} />
      <path d="M0 376h400" stroke={paint.paprika} strokeWidth="10" strokeDasharray="10 14" />
    </SceneFrame>
  );
}
