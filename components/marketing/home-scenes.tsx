import type { ReactNode } from 'react';
import { sceneCopy } from '@/lib/i18n/site/home-copy';
import styles from './scene-frame.module.scss';
import {
  AppNotification,
  Dish,
  Ladle,
  paint,
  Phone,
  SceneFrame,
  Steam,
  Stroke,
} from './scene-parts.tsx';

/** The rays in the upper half of the arched window that `HeroScene` draws. */
const RAYS =
  'M280 250L60 250M280 250L94 130M280 250L176 54M280 250V26M280 250L384 54M280 250L466 130M280 250h220';

/**
 * A drawing of an arched window. In front of the window are a phone with the app, a bowl of soup, a
 * salad and two notifications.
 */
export function HeroScene(): ReactNode {
  return (
    <svg aria-hidden="true" viewBox="0 0 560 580" className={styles.window}>
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
        <Stroke d="M-10 46h24M146 46h24" color={paint.plum} width="14" />
        <ellipse cx="80" cy="34" rx="76" ry="17" fill={paint.cream} />
        <ellipse cx="80" cy="35" rx="64" ry="12" fill={paint.paprika} />
        <Stroke d="M44 33h14M74 39h12M100 31h14" color={paint.mustard} width="5" />
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

/** A clock, a table with a bowl of soup, and a notification that says when the order is ready. */
export function OrderAheadScene(): ReactNode {
  return (
    <SceneFrame background="night">
      <circle cx="200" cy="118" r="74" fill={paint.cream} stroke={paint.mustard} strokeWidth="8" />
      <Stroke d="M200 58v10M200 168v10M140 118h10M250 118h10" color={paint.night} width="6" />
      <Stroke d="M200 118h-46M200 118l14-34" color={paint.paprika} width="7" />
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
      <Stroke d="M160 284h16M196 290h14M228 283h16" color={paint.dill} width="5" />
      <path d="M130 316c18 12 122 12 140 0" fill="none" stroke={paint.dill} strokeWidth="5" />
      <Stroke
        d="M76 262v94M64 262v24q12 14 24 0v-24M326 356v-46c-16-14-16-44 0-56 16 12 16 42 0 56"
        color={paint.cream}
        width="7"
        strokeLinejoin="round"
      />
      <AppNotification text={sceneCopy.ready} at={[115, 356]} width={170} />
    </SceneFrame>
  );
}

/** Each sign is drawn around the origin and fits into a house's circle, whose radius is 16. */
const SIGNS = {
  fork: <Stroke d="M-4-9v18M-8-9v5q4 4 8 0v-5M6 9V-9q-5 6 0 10" color={paint.paprika} width="3" />,
  pizza: (
    <>
      <path d="M-9-7Q0-12 9-7L0 10z" fill={paint.mustard} />
      <circle cx="-2" cy="-4" r="2" fill={paint.paprika} />
      <circle cx="2.5" cy="0" r="2" fill={paint.paprika} />
    </>
  ),
  cup: (
    <Stroke
      d="M-8-4H5v6a6 6 0 0 1-6 6h-1a6 6 0 0 1-6-6zM5-2c5-1 5 6 0 6"
      color={paint.plum}
      width="3"
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
      <Stroke d="M60 150h54M84 134h44M250 66h46" color={paint.cream} width="12" opacity=".5" />
      <House at={10} height={196} wall={paint.cream} awning={paint.paprika} sign={SIGNS.fork} />
      <House at={106} height={236} wall={paint.paprika} awning={paint.night} sign={SIGNS.pizza} />
      <House at={202} height={208} wall={paint.shade} awning={paint.dill} sign={SIGNS.cup} />
      <House at={298} height={182} wall={paint.mustard} awning={paint.paprika} sign={SIGNS.fish} />
      <path d="M0 350h400v70H0z" fill={paint.plum} />
      <path d="M0 350h400v10H0z" fill={paint.shade} />
      <path d="M0 390h400" stroke={paint.mustard} strokeWidth="5" strokeDasharray="34 26" />
    </SceneFrame>
  );
}

type Paint = (typeof paint)[keyof typeof paint];

type HouseProps = {
  /** The x coordinate of the left edge. A house is 92 units wide. */
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
      <Stroke
        d="M232 92c-12-16 14-22 4-40M284 118c-10-14 12-20 4-34"
        color={paint.cream}
        width="10"
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
      <Stroke d="M14 338h54M34 360h48" color={paint.cream} width="5" />
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
      <Stroke d="M254 350a28 28 0 0 1 56 0" color={paint.cream} width="9" />
      <Stroke d="M232 242h30" color={paint.night} width="9" />
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
      <Stroke
        d="M186 286c-4-34-2-58 14-74l44 32"
        color={paint.night}
        width="30"
        strokeLinejoin="round"
      />
      <Stroke d="M190 286l34 6 4 42" color={paint.plum} width="20" strokeLinejoin="round" />
      <circle cx="210" cy="168" r="24" fill={paint.shade} />
      <path d="M184 172a27 27 0 1 1 54-6l-8 2h-46z" fill={paint.paprika} />
      <Stroke d="M182 172h54" color={paint.plum} width="5" />
    </SceneFrame>
  );
}

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
        <Stroke d="M34 52h44" color={paint.plum} width="4" />
      </Card>
    </SceneFrame>
  );
}
