import { ASSOCIATION_HEADERS, formatAppleAssociation } from '@/lib/app/app-association';

export const dynamic = 'force-static';

/** Apple requires the content type of JSON. */
export function GET(): Response {
  return Response.json(formatAppleAssociation(), { headers: ASSOCIATION_HEADERS });
}
