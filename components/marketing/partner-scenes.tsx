import type { ReactNode } from 'react';
import { sceneCopy } from '@/lib/i18n/site/home-copy';
import { AppNotification, Dish, Ladle, paint, Phone, SceneFrame, Stroke } from './scene-parts.tsx';

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
      <Stroke d="M40 132h320" color={paint.plum} width="8" />
      {TICKETS.map(({ x, colour, tilt }, position) => (
        <g key={x} transform={`translate(${x} 128) rotate(${tilt})`}>
          <path d="M0 0h74v110l-9-7-9 7-9-7-10 7-10-7-9 7-9-7-9 7z" fill={colour} />
          <text x="10" y="30" fill={paint.plum} fontSize="15" fontWeight="800">
            {sceneCopy.tickets[position]}
          </text>
          <Stroke d="M10 46h52M10 60h40M10 74h48M10 88h30" color={paint.shade} width="5" />
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

/** A phone with the app, and the app's notification of a new order. */
export function AppScene(): ReactNode {
  return (
    <SceneFrame background="mustard">
      <circle cx="200" cy="230" r="150" fill={paint.cream} opacity=".45" />
      <g transform="translate(90 30)">
        <Phone />
      </g>
      <AppNotification text={sceneCopy.order} at={[204, 360]} width={182} />
    </SceneFrame>
  );
}

/** A reserved table with two chairs, and a notification with the table's number and the time. */
export function TableScene(): ReactNode {
  return (
    <SceneFrame background="dill">
      <path d="M200 0v70" stroke={paint.plum} strokeWidth="5" />
      <path d="M200 84L60 330h280z" fill={paint.mustard} opacity=".35" />
      <path d="M150 112a50 50 0 0 1 100 0z" fill={paint.paprika} />
      <path d="M182 112a18 12 0 0 0 36 0z" fill={paint.cream} />
      <g fill="none" stroke={paint.plum} strokeWidth="11" strokeLinecap="round">
        <path d="M70 236v150M70 318h54v68M330 236v150M330 318h-54v68" />
        <path d="M70 250c-14-20-14-34 0-44M330 250c14-20 14-34 0-44" />
      </g>
      <path d="M196 300h8v86h-8z" fill={paint.plum} />
      <Stroke d="M150 392h100" color={paint.plum} width="10" />
      <path
        d="M92 284h216l-8 52c-10 8-16-8-26 0s-16-8-26 0-16-8-26 0-16-8-26 0-16-8-26 0-16-8-26 0-16-8-26 0-16-8-18 0z"
        fill={paint.cream}
      />
      <ellipse cx="200" cy="284" rx="110" ry="13" fill={paint.shade} />
      <path d="M166 282l10-44h62l-10 44z" fill={paint.paprika} />
      <text x="202" y="266" fill={paint.cream} fontSize="13" textAnchor="middle">
        {sceneCopy.reserved}
      </text>
      <path
        d="M120 280v-30M112 236h16l-3 16h-10zM284 280v-30M276 236h16l-3 16h-10z"
        fill={paint.cream}
        stroke={paint.cream}
        strokeWidth="3"
      />
      <path d="M0 398h400v22H0z" fill={paint.night} />
      <AppNotification text={sceneCopy.table} at={[98, 146]} width={204} />
    </SceneFrame>
  );
}
