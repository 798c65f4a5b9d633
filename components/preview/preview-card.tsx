import type { ReactNode } from 'react';
import {
  ARCH_PX,
  PREVIEW_COLORS,
  PREVIEW_HEIGHT_PX,
  PREVIEW_WIDTH_PX,
} from '@/lib/preview/preview-design';
import type { PreviewCopy } from '@/lib/preview/preview-copy';
import { PreviewArch } from './preview-arch.tsx';
import { PreviewMark } from './preview-mark.tsx';
import { PREVIEW_FONTS } from './preview-fonts.ts';

const MARK_HEIGHT_PX = 56;
const MARGIN_PX = 72;
const GAP_BEFORE_ARCH_PX = 56;

/**
 * The longer the name, the smaller its font. `upTo` is a length in characters. `preview-copy.ts`
 * cuts long names to 60 characters, which take about four lines.
 */
const NAME_SIZES_PX = [
  { upTo: 13, size: 92 },
  { upTo: 22, size: 80 },
  { upTo: 34, size: 66 },
  { upTo: Infinity, size: 52 },
] as const;

const sizeOf = (name: string): number =>
  NAME_SIZES_PX.find(({ upTo }) => name.length <= upTo)?.size ?? 0;

/** The styles are inline, because `ImageResponse` reads no stylesheet. */
export function PreviewCard({ brand, eyebrow, name, line }: PreviewCopy): ReactNode {
  return (
    <div
      style={{
        width: PREVIEW_WIDTH_PX,
        height: PREVIEW_HEIGHT_PX,
        display: 'flex',
        position: 'relative',
        backgroundColor: PREVIEW_COLORS['surface-night'],
        color: PREVIEW_COLORS['on-night'],
        fontFamily: PREVIEW_FONTS.text,
      }}
    >
      <PreviewArch />
      <div
        style={{
          position: 'absolute',
          left: MARGIN_PX,
          top: MARGIN_PX,
          width: ARCH_PX.left - MARGIN_PX - GAP_BEFORE_ARCH_PX,
          height: PREVIEW_HEIGHT_PX - 2 * MARGIN_PX,
          display: 'flex',
          flexDirection: 'column',
        }}
      >
        <div style={{ fontSize: 32, color: PREVIEW_COLORS.accent }}>{eyebrow}</div>
        <div
          style={{
            marginTop: 12,
            fontFamily: PREVIEW_FONTS.heading,
            fontSize: sizeOf(name),
            lineHeight: 1.04,
            letterSpacing: '-0.02em',
            // Breaks a very long word, which would otherwise overlap the arch.
            wordBreak: 'break-word',
          }}
        >
          {name}
        </div>
        <div style={{ marginTop: 24, fontSize: 34, color: PREVIEW_COLORS['on-night-muted'] }}>
          {line}
        </div>
        <div
          style={{
            marginTop: 'auto',
            display: 'flex',
            alignItems: 'center',
            gap: 18,
            fontFamily: PREVIEW_FONTS.heading,
            fontSize: 42,
          }}
        >
          <PreviewMark heightPx={MARK_HEIGHT_PX} />
          {brand}
        </div>
      </div>
    </div>
  );
}
