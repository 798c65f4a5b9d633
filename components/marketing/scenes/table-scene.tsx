import type { ReactNode } from 'react';
import { sceneCopy } from '@/lib/i18n/site/home-copy';
import { AppNotification, paint } from './parts.tsx';
import { SceneFrame } from './scene-frame.tsx';

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
      <path d="M150 392h100" stroke={paint.plum} strokeWidth="10" strokeLinecap="round" />
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
