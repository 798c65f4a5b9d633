import { ImageResponse } from 'next/og';
import { PREVIEW_HEIGHT_PX, PREVIEW_WIDTH_PX } from '@/lib/preview/preview-design';
import type { PreviewCopy } from '@/lib/preview/preview-copy';
import { PreviewCard } from './preview-card.tsx';
import { previewFontFiles } from './preview-fonts.ts';

/** Returns a PNG. The card has no picture addresses, so `ImageResponse` loads no pictures. */
export async function drawCard(words: PreviewCopy): Promise<Buffer> {
  const drawn = new ImageResponse(<PreviewCard {...words} />, {
    width: PREVIEW_WIDTH_PX,
    height: PREVIEW_HEIGHT_PX,
    fonts: [...previewFontFiles],
  });
  return Buffer.from(await drawn.arrayBuffer());
}
