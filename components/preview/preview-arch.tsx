import type { ReactNode } from 'react';
import {
  ARCH_PX,
  PREVIEW_COLORS,
  PREVIEW_HEIGHT_PX,
  PREVIEW_WIDTH_PX,
} from '@/lib/preview/preview-design';

const RIM_PX = 16;
const TILE_PX = 25;
const TILES = Math.ceil(PREVIEW_WIDTH_PX / TILE_PX);
/** The pixels of one unit of the drawing in the arch. */
const MARK_SCALE = 12;
/** The horizontal centre of the drawing, in its units. */
const MARK_CENTRE = 16;
const GLAZES = ['glaze-paprika', 'glaze-mustard', 'glaze-dill', 'surface'] as const;

const archPath = (grow: number): string => {
  const left = ARCH_PX.left - grow;
  const radius = ARCH_PX.width / 2 + grow;
  const arcBottom = ARCH_PX.top + ARCH_PX.width / 2;
  const right = left + 2 * radius;
  return `M${left} ${PREVIEW_HEIGHT_PX}V${arcBottom}A${radius} ${radius} 0 0 1 ${right} ${arcBottom}V${PREVIEW_HEIGHT_PX}z`;
};

/**
 * If a picture of the restaurant or the product can be loaded and decoded, `compose-picture.ts`
 * later draws the picture over the inside of the arch.
 */
export function PreviewArch(): ReactNode {
  const centre = ARCH_PX.left + ARCH_PX.width / 2;
  const cream = PREVIEW_COLORS['on-night'];
  return (
    <svg
      width={PREVIEW_WIDTH_PX}
      height={PREVIEW_HEIGHT_PX}
      viewBox={`0 0 ${PREVIEW_WIDTH_PX} ${PREVIEW_HEIGHT_PX}`}
      style={{ position: 'absolute', left: 0, top: 0 }}
    >
      {Array.from({ length: TILES }, (_, index) => (
        <rect
          key={index}
          x={index * TILE_PX + 2}
          y={PREVIEW_HEIGHT_PX - TILE_PX + 2}
          width={TILE_PX - 4}
          height={TILE_PX - 4}
          rx="4"
          fill={PREVIEW_COLORS[GLAZES[index % GLAZES.length] ?? 'surface']}
        />
      ))}
      <path fill={PREVIEW_COLORS['glaze-mustard']} d={archPath(RIM_PX)} />
      <path fill={PREVIEW_COLORS['glaze-paprika']} d={archPath(0)} />
      <g transform={`translate(${centre - MARK_CENTRE * MARK_SCALE} 130) scale(${MARK_SCALE})`}>
        <circle cx="16" cy="7.2" r="2" strokeWidth="1.8" fill="none" stroke={cream} />
        <path strokeWidth="2.4" d="M16 9v10" fill="none" stroke={cream} />
        <path fill={cream} d="M8.4 20.8a7.6 7.6 0 0 0 15.2 0c0-1.7-3.4-3-7.6-3s-7.6 1.3-7.6 3z" />
        <ellipse cx="16" cy="20.8" rx="5.4" ry="1.6" fill={PREVIEW_COLORS['glaze-mustard']} />
      </g>
    </svg>
  );
}
