import type { ReactNode } from 'react';
import { paint } from './paint.ts';

export const HOUSE_WIDTH = 92;

type Paint = (typeof paint)[keyof typeof paint];

type Props = {
  /** The x coordinate of the house's left edge. */
  readonly at: number;
  readonly height: number;
  readonly wall: Paint;
  readonly awning: Paint;
  readonly sign: ReactNode;
};

/** The y coordinate of the ground. */
const GROUND = 350;

export function House({ at, height, wall, awning, sign }: Props): ReactNode {
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
