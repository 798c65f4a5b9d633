import { INCOMPLETE_PAGE_RETRY_SECONDS } from '@/lib/retry-after';
import { FRESH_SECONDS, getPreview, INCOMPLETE_SECONDS } from '@/lib/preview/preview-cache';
import { PREVIEW_TYPE } from '@/lib/preview/preview-design';
import type { PreviewKind } from '@/lib/preview/preview-copy';
import { assertNever } from '@/lib/result';
import { getClientKey } from '@/lib/request/client-address';
import { DATA_POLICY } from '@/lib/security/csp';
import { drawCard } from './draw-card.tsx';

/** The answers 404, 429 and 503 have no body, because chat apps show no error pages. */
export async function createRestaurantPreviewResponse(
  kind: PreviewKind,
  restaurantId: string,
  request: Request,
  slug?: string,
): Promise<Response> {
  const answer = await getPreview(
    kind,
    restaurantId,
    drawCard,
    getClientKey(request.headers),
    slug,
  );
  switch (answer.outcome) {
    case 'unknown':
      return refuse(404);
    case 'down':
      return refuse(503, INCOMPLETE_PAGE_RETRY_SECONDS);
    case 'limited':
      return refuse(429, answer.retryAfterSeconds);
    case 'found': {
      const seconds = answer.isWhole ? FRESH_SECONDS : INCOMPLETE_SECONDS;
      return new Response(new Uint8Array(answer.jpeg), {
        headers: {
          'content-security-policy': DATA_POLICY,
          'content-type': PREVIEW_TYPE,
          'cache-control': `public, max-age=${seconds}, stale-while-revalidate=${seconds}`,
        },
      });
    }
    default:
      return assertNever(answer);
  }
}

function refuse(status: 404 | 429 | 503, retryAfterSeconds?: number): Response {
  return new Response(null, {
    status,
    headers: {
      'content-security-policy': DATA_POLICY,
      'cache-control': 'no-store',
      ...(retryAfterSeconds !== undefined && { 'retry-after': String(retryAfterSeconds) }),
    },
  });
}
