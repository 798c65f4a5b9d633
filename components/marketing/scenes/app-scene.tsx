import type { ReactNode } from 'react';
import { sceneCopy } from '@/lib/i18n/site/home-copy';
import { AppNotification, paint, Phone } from './parts.tsx';
import { SceneFrame } from './scene-frame.tsx';

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
