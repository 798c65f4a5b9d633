import { INCOMPLETE_PAGE_RETRY_SECONDS } from '@/lib/retry-after';
import { FRESH_SECONDS, getPreview, INCOMPLETE_SECONDS } from '@/lib/preview/preview-cache';
import { PREVIEW_TYPE } from '@/lib/preview/preview-size';
import type { PreviewKind } from '@/lib/preview/preview-copy';
import { assertNever } from '@/lib/result';
import { DATA_POLICY } from '@/lib/security/csp';
import { drawCard } from './draw-card.tsx';

/** The answers 404 and 503 have no body, because chat apps show no error pages. */
export async function createRestaurantPreviewResponse(
  kind: PreviewKind,
  restaurantId: string,
  slug?: string,
): Promise<Response> {
  const answer = await getPreview(kind, restaurantId, drawCard, slug);
  const policy = { 'content-security-policy': DATA_POLICY };
  switch (answer.outcome) {
    case 'unknown':
      return new Response(null, {
        status: 404,
        headers: { ...policy, 'cache-control': 'no-store' },
      });
    case 'down':
      return new Response(null, {
        status: 503,
        headers: {
          ...policy,
          'cache-control': 'no-store',
          'retry-after': String(INCOMPLETE_PAGE_RETRY_SECONDS),
        },
      });
    case 'found': {
      const seconds = answer.isWhole ? FRESH_SECONDS : INCOMPLETE_SECONDS;
      return new Response(new Uint8Array(answer.jpeg), {
        headers: {
          ...policy,
          'content-type': PREVIEW_TYPE,
          'cache-control': `public, max-age=${seconds}, stale-while-revalidate=${seconds}`,
        },
      });
    }
    default:
      return assertNever(answer);
  }
}
