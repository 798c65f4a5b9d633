import type { ReactNode } from 'react';
import { Ladle, paint } from './parts.tsx';
import { SceneFrame } from './scene-frame.tsx';

const WHEELS = [132, 282] as const;

/** A courier on a scooter, in a street with houses and a factory. */
export function DeliveryScene(): ReactNode {
  return (
    <SceneFrame background="mustard">
      <circle cx="148" cy="112" r="52" fill={paint.cream} />
      <g fill={paint.paprika}>
        <path d="M214 318V156l8-46h16l8 46v162zM268 318V176l7-40h14l7 40v142z" />
        <path d="M222 318v-84l58 34v-34l60 34v-34l60 34v50z" />
      </g>
      <path
        d="M232 92c-12-16 14-22 4-40M284 118c-10-14 12-20 4-34"
        fill="none"
        stroke={paint.cream}
        strokeWidth="10"
        strokeLinecap="round"
        opacity=".8"
      />
      <path d="M250 288h24v14h-24zM304 288h24v14h-24zM354 288h24v14h-24z" fill={paint.mustard} />
      <path d="M0 318V226l42-34 42 34v92zM84 318v-74l30-24 30 24v74z" fill={paint.dill} />
      <path
        d="M22 318v-44a12 12 0 0 1 24 0v44zM56 250h16v18H56zM104 262h18v18h-18z"
        fill={paint.cream}
      />
      <path d="M0 318h400v102H0z" fill={paint.plum} />
      <path d="M0 396h400" stroke={paint.mustard} strokeWidth="5" strokeDasharray="34 26" />
      <path d="M14 338h54M34 360h48" stroke={paint.cream} strokeWidth="5" strokeLinecap="round" />
      {WHEELS.map((x) => (
        <g key={x}>
          <circle cx={x} cy="352" r="27" fill={paint.night} stroke={paint.shade} strokeWidth="4" />
          <circle cx={x} cy="352" r="9" fill={paint.shade} />
        </g>
      ))}
      <path
        d="M98 338c-4-32 18-50 52-50h40c10 0 14 8 16 18l6 20h18c10-26 12-52 10-80l16-4c4 38 14 66 32 88-20-6-36-2-48 8h-78c-6-20-58-20-64 0z"
        fill={paint.cream}
      />
      <path
        d="M254 350a28 28 0 0 1 56 0"
        fill="none"
        stroke={paint.cream}
        strokeWidth="9"
        strokeLinecap="round"
      />
      <path d="M232 242h30" stroke={paint.night} strokeWidth="9" strokeLinecap="round" />
      <rect
        x="88"
        y="198"
        width="80"
        height="80"
        rx="10"
        fill={paint.paprika}
        stroke={paint.plum}
        strokeWidth="4"
      />
      <Ladle at={[96, 202]} scale={2} />
      <path
        d="M186 286c-4-34-2-58 14-74l44 32"
        fill="none"
        stroke={paint.night}
        strokeWidth="30"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M190 286l34 6 4 42"
        fill="none"
        stroke={paint.plum}
        strokeWidth="20"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="210" cy="168" r="24" fill={paint.shade} />
      <path d="M184 172a27 27 0 1 1 54-6l-8 2h-46z" fill={paint.paprika} />
      <path d="M182 172h54" stroke={paint.plum} strokeWidth="5" strokeLinecap="round" />
    </SceneFrame>
  );
}
