import type { ReactNode } from 'react';
import { sceneCopy } from '@/lib/i18n/site/home-copy';
import styles from './hero-scene.module.scss';
import { AppNotification, paint, Phone, Steam } from './parts.tsx';

/** The rays in the upper half of the arched window that `HeroScene` draws. */
const RAYS =
  'M280 250L60 250M280 250L94 130M280 250L176 54M280 250V26M280 250L384 54M280 250L466 130M280 250h220';

/**
 * A drawing of an arched window. In front of the window are a phone with the app, a bowl of soup, a
 * salad and two notifications.
 */
export function HeroScene(): ReactNode {
  return (
    <svg aria-hidden="true" viewBox="0 0 560 580" className={styles.scene}>
      <path
        d="M34 552V240C34 108 140 14 280 14s246 94 246 226v312q0 8-8 8H42q-8 0-8-8z"
        fill={paint.mustard}
      />
      <path
        d="M24 556V238C24 102 134 4 280 4s256 98 256 234v318q0 14-14 14H38q-14 0-14-14z"
        fill="none"
        stroke={paint.mustard}
        strokeWidth="2"
      />
      <path d={RAYS} stroke={paint.cream} strokeWidth="5" opacity=".35" />
      <path d="M34 470h492v82q0 8-8 8H42q-8 0-8-8z" fill={paint.paprika} />
      <path d="M34 470h492v12H34z" fill={paint.plum} opacity=".25" />
      <g transform="translate(158 82)">
        <Phone />
      </g>
      <g transform="translate(372 412)">
        <Steam at={[50, -66]} />
        <path d="M6 34h148l-10 78a24 24 0 0 1-24 21H40a24 24 0 0 1-24-21z" fill={paint.plum} />
        <path d="M-10 46h24M146 46h24" stroke={paint.plum} strokeWidth="14" strokeLinecap="round" />
        <ellipse cx="80" cy="34" rx="76" ry="17" fill={paint.cream} />
        <ellipse cx="80" cy="35" rx="64" ry="12" fill={paint.paprika} />
        <path
          d="M44 33h14M74 39h12M100 31h14"
          stroke={paint.mustard}
          strokeWidth="5"
          strokeLinecap="round"
        />
        <path d="M28 84h104" stroke={paint.mustard} strokeWidth="4" />
      </g>
      <g transform="translate(34 456)">
        <ellipse cx="76" cy="70" rx="82" ry="15" fill={paint.plum} opacity=".3" />
        <path d="M2 28h148c0 30-32 46-74 46S2 58 2 28z" fill={paint.cream} />
        <path d="M14 28c6-22 34-30 50-20 10-16 44-14 48 4 16-4 24 6 24 16z" fill={paint.dill} />
        <circle cx="54" cy="20" r="9" fill={paint.paprika} />
        <circle cx="96" cy="22" r="9" fill={paint.paprika} />
        <path d="M12 44h128" stroke={paint.dill} strokeWidth="4" />
      </g>
      <AppNotification text={sceneCopy.ready} at={[0, 176]} width={170} />
      <AppNotification text={sceneCopy.table} at={[354, 268]} width={204} />
    </svg>
  );
}
