/** Parts that several drawings share. */
import type { ReactNode } from 'react';
import styles from './scene-frame.module.scss';
import { sceneCopy } from '@/lib/i18n/site/home-copy';

type Props = {
  readonly background: 'mustard' | 'paprika' | 'dill' | 'night';
  readonly children: ReactNode;
};

export function SceneFrame({ background, children }: Props): ReactNode {
  return (
    <div className={`${styles.frame} ${styles[background]}`}>
      <svg aria-hidden="true" viewBox="0 0 400 420" className={styles.drawing}>
        {children}
      </svg>
    </div>
  );
}

/**
 * The colours of the drawings. Each token has nearly the same value in the light and the dark
 * colour scheme, so the drawings look alike in both.
 */
export const paint = {
  cream: 'var(--color-on-night)',
  night: 'var(--color-surface-night)',
  plum: 'var(--color-on-accent)',
  paprika: 'var(--color-glaze-paprika)',
  mustard: 'var(--color-glaze-mustard)',
  dill: 'var(--color-glaze-dill)',
  shade: 'var(--color-on-night-muted)',
} as const;

type StrokeProps = {
  readonly d: string;
  readonly color: string;
  readonly width: string;
  readonly strokeLinejoin?: 'round';
  readonly opacity?: string;
};

/** A line or curve with round ends. */
export function Stroke({ d, color, width, ...others }: StrokeProps): ReactNode {
  return (
    <path d={d} fill="none" stroke={color} strokeWidth={width} strokeLinecap="round" {...others} />
  );
}

type DishName = 'soup' | 'schnitzel' | 'dumplings';

/** The food of each dish, seen from above, for a plate of radius 20 around the origin. */
const FOODS: Readonly<Record<DishName, ReactNode>> = {
  soup: (
    <>
      <circle r="13.5" fill={paint.mustard} />
      <Stroke d="M-7-3h4M2-8h4M3 5h5M-5 6h3" color={paint.dill} width="3" />
      <circle cx="-1" cy="1" r="3" fill={paint.paprika} />
    </>
  ),
  schnitzel: (
    <>
      <path
        d="M-12-3c2-8 12-10 18-6 5 3 5 8 1 11-5 4-9 2-12 4-5 2-9-3-7-9z"
        fill={paint.mustard}
        stroke={paint.paprika}
        strokeWidth="1.5"
      />
      <circle cx="6" cy="8" r="6" fill={paint.cream} stroke={paint.shade} />
      <Stroke d="M-10 10h6M-9 13h5" color={paint.dill} width="3" />
    </>
  ),
  dumplings: (
    <>
      <circle cx="-5" cy="4" r="8" fill={paint.mustard} />
      <circle cx="7" cy="4" r="7" fill={paint.mustard} />
      <path d="M-12 1c4-7 20-8 25 0-3 5-8 1-12 3s-9 2-13-3z" fill={paint.cream} />
      <circle cx="1" cy="-6" r="5" fill={paint.paprika} />
    </>
  ),
};

type DishProps = {
  readonly name: DishName;
  /** The plate's centre. */
  readonly at: readonly [number, number];
  readonly scale?: number;
};

export function Dish({ name, at: [x, y], scale = 1 }: DishProps): ReactNode {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`} fill="none">
      <circle r="20" fill={paint.shade} />
      <circle r="19" cy="-1" fill={paint.cream} />
      <circle r="14.5" stroke={paint.shade} />
      {FOODS[name]}
    </g>
  );
}

const ROW_HEIGHT = 64;

/** 220 x 440 SVG units. The origin is the top left corner. */
export function Phone(): ReactNode {
  const { restaurant, hours, categories, dishes, send } = sceneCopy;
  return (
    <g>
      <rect width="220" height="440" rx="34" fill={paint.plum} />
      <rect x="9" y="9" width="202" height="422" rx="26" fill={paint.cream} />
      <path d="M9 96V35A26 26 0 0 1 35 9h150a26 26 0 0 1 26 26v61z" fill={paint.paprika} />
      <rect x="82" y="17" width="56" height="10" rx="5" fill={paint.plum} />
      <text x="25" y="60" fill={paint.cream} fontSize="20" fontWeight="800">
        {restaurant}
      </text>
      <text x="25" y="80" fill={paint.cream} fontSize="13" fontWeight="500">
        {hours}
      </text>
      <rect x="22" y="110" width="58" height="26" rx="13" fill={paint.mustard} />
      <g fill={paint.plum} fontSize="12.5" textAnchor="middle">
        {categories.map((category, position) => (
          <text key={category} x={51 + position * 61} y="127.5">
            {category}
          </text>
        ))}
      </g>
      {dishes.map(({ drawing, name, price }, position) => (
        <g key={name} transform={`translate(22 ${150 + position * ROW_HEIGHT})`}>
          <Dish name={drawing} at={[24, 24]} scale={1.2} />
          <text x="58" y="21" fill={paint.plum} fontSize="15">
            {name}
          </text>
          <text x="58" y="40" fill={paint.paprika} fontSize="13" fontWeight="800">
            {price}
          </text>
          <path d="M58 56h118" stroke={paint.shade} />
        </g>
      ))}
      <rect x="22" y="362" width="176" height="44" rx="22" fill={paint.paprika} />
      <text x="110" y="389" fill={paint.cream} fontSize="16" textAnchor="middle">
        {send}
      </text>
      <rect x="80" y="415" width="60" height="4" rx="2" fill={paint.plum} />
    </g>
  );
}

type NotificationProps = {
  readonly text: string;
  readonly at: readonly [number, number];
  readonly width: number;
};

/** 48 SVG units high, without the shadow. `at` is the top left corner. */
export function AppNotification({ text, at: [x, y], width }: NotificationProps): ReactNode {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect y="4" width={width} height="48" rx="14" fill={paint.plum} opacity=".25" />
      <rect width={width} height="48" rx="14" fill={paint.cream} />
      <circle cx="26" cy="24" r="13" fill={paint.dill} />
      <Stroke d="M20 24.5l4.5 4.5 8-9" color={paint.cream} width="3" strokeLinejoin="round" />
      <text x="48" y="29.5" fill={paint.plum} fontSize="16">
        {text}
      </text>
    </g>
  );
}

type LadleProps = { readonly at: readonly [number, number]; readonly scale: number };

/** 32 x 32 SVG units before `scale`. `at` is the top left corner. */
export function Ladle({ at: [x, y], scale }: LadleProps): ReactNode {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <g fill="none" stroke={paint.cream}>
        <circle cx="16" cy="7.2" r="2" strokeWidth="1.8" />
        <path strokeWidth="2.4" d="M16 9v10" />
      </g>
      <path
        fill={paint.cream}
        d="M8.4 20.8a7.6 7.6 0 0 0 15.2 0c0-1.7-3.4-3-7.6-3s-7.6 1.3-7.6 3z"
      />
      <ellipse cx="16" cy="20.8" rx="5.4" ry="1.6" fill={paint.mustard} />
    </g>
  );
}

/** About 60 x 60 SVG units. `at` is the top left corner. */
export function Steam({ at: [x, y] }: { readonly at: readonly [number, number] }): ReactNode {
  return (
    <path
      transform={`translate(${x} ${y})`}
      d="M0 60c-12-14 12-26 0-44M30 52c-14-16 14-30 0-52M60 60c-12-14 12-26 0-44"
      fill="none"
      stroke={paint.cream}
      strokeWidth="6"
      strokeLinecap="round"
      opacity=".75"
    />
  );
}
