import { ASSOCIATION_HEADERS, formatAppleAssociation } from '@/lib/native-app/app-association';

export const dynamic = 'force-static';

/** `Response.json()` sets the content type of JSON, which Apple requires. */
export function GET(): Response {
  return Response.json(formatAppleAssociation(), { headers: ASSOCIATION_HEADERS });
}
