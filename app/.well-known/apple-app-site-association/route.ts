import { ASSOCIATION_HEADERS, formatAppleAssociation } from '@/lib/app/app-association';

export const dynamic = 'force-static';

/**
 * Sends the content type of JSON, which Apple requires. The name of the file has no extension to
 * derive it from.
 */
export function GET(): Response {
  return Response.json(formatAppleAssociation(), { headers: ASSOCIATION_HEADERS });
}
