import { drawCard } from '@/components/restaurant/preview-picture';
import { composePicture } from '@/lib/preview/compose-picture';
import { PREVIEW_TYPE } from '@/lib/preview/preview-design';
import { formatSitePreviewCopy } from '@/lib/preview/preview-copy';

/** The build draws this picture, because the picture shows no data of the provider. */
export const dynamic = 'force-static';

export async function GET(): Promise<Response> {
  const card = await drawCard(formatSitePreviewCopy());
  const { jpeg } = await composePicture(card, { hero: undefined, logo: undefined });
  return new Response(new Uint8Array(jpeg), {
    headers: { 'content-type': PREVIEW_TYPE, 'cache-control': 'public, max-age=3600' },
  });
}
