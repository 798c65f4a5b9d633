import type { ReactNode } from 'react';
import { PREVIEW_COLORS } from '@/lib/preview/preview-design';

const ASPECT_RATIO = 28 / 31;

/** The drawing of `BrandMark` without CSS variables: `ImageResponse` reads no stylesheet. */
export function PreviewMark({ heightPx }: { readonly heightPx: number }): ReactNode {
  const cream = PREVIEW_COLORS['on-night'];
  return (
    <svg width={heightPx * ASPECT_RATIO} height={heightPx} viewBox="2 1 28 31">
      <path fill={PREVIEW_COLORS['glaze-paprika']} d="M2 32V15C2 7 8.3 1 16 1s14 6 14 14v17z" />
      <circle cx="16" cy="7.2" r="2" strokeWidth="1.8" fill="none" stroke={cream} />
      <path strokeWidth="2.4" d="M16 9v10" fill="none" stroke={cream} />
      <path fill={cream} d="M8.4 20.8a7.6 7.6 0 0 0 15.2 0c0-1.7-3.4-3-7.6-3s-7.6 1.3-7.6 3z" />
      <ellipse cx="16" cy="20.8" rx="5.4" ry="1.6" fill={PREVIEW_COLORS['glaze-mustard']} />
    </svg>
  );
}
