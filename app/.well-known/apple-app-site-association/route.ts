import { ASSOCIATION_HEADERS, formatAppleAssociation } from '@/lib/app/app-association';

export const dynamic = 'force-static';

/** Uses `Response.json`, because the file name has no extension and Apple requires the content type. */
export function GET(): Response {
  return Response.json(formatAppleAssociation(), { headers: ASSOCIATION_HEADERS });
}
