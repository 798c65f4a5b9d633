import type { ReactNode } from 'react';
import { sceneCopy } from '@/lib/i18n/site/home-copy';
import { AppNotification, paint, Steam } from './parts.tsx';
import { SceneFrame } from './scene-frame.tsx';

/** A clock, a table with a bowl of soup, and a notification that says when the order is ready. */
export function OrderAheadScene(): ReactNode {
  return (
    <SceneFrame background="night">
      <circle cx="200" cy="118" r="74" fill={paint.cream} stroke={paint.mustard} strokeWidth="8" />
      <path
        d="M200 58v10M200 168v10M140 118h10M250 118h10"
        stroke={paint.night}
        strokeWidth="6"
        strokeLinecap="round"
      />
      <path
        d="M200 118h-46M200 118l14-34"
        stroke={paint.paprika}
        strokeWidth="7"
        strokeLinecap="round"
      />
      <circle cx="200" cy="118" r="8" fill={paint.paprika} />
      <path d="M0 352h400v68H0z" fill={paint.paprika} />
      <path d="M0 352h400v14H0z" fill={paint.mustard} />
      <path
        d="M0 394h400"
        stroke={paint.mustard}
        strokeWidth="10"
        strokeDasharray="10 14"
        opacity=".7"
      />
      <Steam at={[170, 210]} />
      <path d="M112 286h176c0 44-36 70-88 70s-88-26-88-70z" fill={paint.cream} />
      <ellipse cx="200" cy="286" rx="88" ry="17" fill={paint.shade} />
      <ellipse cx="200" cy="286" rx="76" ry="12" fill={paint.mustard} />
      <path
        d="M160 284h16M196 290h14M228 283h16"
        stroke={paint.dill}
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path d="M130 316c18 12 122 12 140 0" fill="none" stroke={paint.dill} strokeWidth="5" />
      <path
        d="M76 262v94M64 262v24q12 14 24 0v-24M326 356v-46c-16-14-16-44 0-56 16 12 16 42 0 56"
        fill="none"
        stroke={paint.cream}
        strokeWidth="7"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <AppNotification text={sceneCopy.ready} at={[115, 356]} width={170} />
    </SceneFrame>
  );
}
