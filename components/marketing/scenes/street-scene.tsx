import type { ReactNode } from 'react';
import { paint } from './parts.tsx';
import { SceneFrame } from './scene-frame.tsx';

const LINE = { fill: 'none', strokeWidth: 3, strokeLinecap: 'round' } as const;

/** Each sign is drawn around the origin and fits into a house's circle, whose radius is 16. */
const SIGNS = {
  fork: <path {...LINE} stroke={paint.paprika} d="M-4-9v18M-8-9v5q4 4 8 0v-5M6 9V-9q-5 6 0 10" />,
  pizza: (
    <>
      <path d="M-9-7Q0-12 9-7L0 10z" fill={paint.mustard} />
      <circle cx="-2" cy="-4" r="2" fill={paint.paprika} />
      <circle cx="2.5" cy="0" r="2" fill={paint.paprika} />
    </>
  ),
  cup: (
    <path
      {...LINE}
      stroke={paint.plum}
      d="M-8-4H5v6a6 6 0 0 1-6 6h-1a6 6 0 0 1-6-6zM5-2c5-1 5 6 0 6"
    />
  ),
  fish: (
    <>
      <path d="M-10 0Q-1-9 6 0q-7 9-16 0zM5 0l6-5v10z" fill={paint.dill} />
      <circle cx="-5" cy="-1" r="1.4" fill={paint.cream} />
    </>
  ),
} as const;

/** Four restaurants side by side in a street. */
export function StreetScene(): ReactNode {
  return (
    <SceneFrame background="dill">
      <circle cx="296" cy="104" r="34" fill={paint.mustard} />
      <path
        d="M60 150h54M84 134h44M250 66h46"
        stroke={paint.cream}
        strokeWidth="12"
        strokeLinecap="round"
        opacity=".5"
      />
      <House at={10} height={196} wall={paint.cream} awning={paint.paprika} sign={SIGNS.fork} />
      <House
        at={10 + HOUSE_WIDTH + 4}
        height={236}
        wall={paint.paprika}
        awning={paint.night}
        sign={SIGNS.pizza}
      />
      <House
        at={10 + 2 * (HOUSE_WIDTH + 4)}
        height={208}
        wall={paint.shade}
        awning={paint.dill}
        sign={SIGNS.cup}
      />
      <House
        at={10 + 3 * (HOUSE_WIDTH + 4)}
        height={182}
        wall={paint.mustard}
        awning={paint.paprika}
        sign={SIGNS.fish}
      />
      <path d="M0 350h400v70H0z" fill={paint.plum} />
      <path d="M0 350h400v10H0z" fill={paint.shade} />
      <path d="M0 390h400" stroke={paint.mustard} strokeWidth="5" strokeDasharray="34 26" />
    </SceneFrame>
  );
}

const HOUSE_WIDTH = 92;

type Paint = (typeof paint)[keyof typeof paint];

type HouseProps = {
  /** The x coordinate of the house's left edge. */
  readonly at: number;
  readonly height: number;
  readonly wall: Paint;
  readonly awning: Paint;
  readonly sign: ReactNode;
};

/** The y coordinate of the ground. */
const GROUND = 350;

function House({ at, height, wall, awning, sign }: HouseProps): ReactNode {
  return (
    <g transform={`translate(${at} ${GROUND - height})`}>
      <path d={`M0 ${height}V22C16 22 20 0 46 0s30 22 46 22v${height - 22}z`} fill={wall} />
      <circle cx="46" cy="30" r="16" fill={paint.cream} />
      <g transform="translate(46 30)">{sign}</g>
      <path
        d="M16 98V72a13 13 0 0 1 26 0v26zM50 98V72a13 13 0 0 1 26 0v26z"
        fill={paint.mustard}
        stroke={paint.plum}
        strokeWidth="3"
      />
      <path d={`M12 ${height}v-54h68v54z`} fill={paint.plum} />
      <path d={`M20 ${height}v-42h24v42zM50 ${height - 12}v-30h22v30z`} fill={paint.mustard} />
      <path
        d={`M2 ${height - 76}h88v20a11 11 0 0 1-22 0 11 11 0 0 1-22 0 11 11 0 0 1-22 0 11 11 0 0 1-22 0z`}
        fill={awning}
      />
      <path
        d={`M24 ${height - 76}h22v20a11 11 0 0 1-22 0zM68 ${height - 76}h22v20a11 11 0 0 1-22 0z`}
        fill={paint.cream}
      />
    </g>
  );
}
