import { ASSOCIATION_HEADERS, formatAppleAssociation } from '@/lib/app/app-association';

export const dynamic = 'force-static';

/** `Response.json`: the file has no ending, and Apple insists on the content type. */
export function GET(): Response {
  return Response.json(formatAppleAssociation(), { headers: ASSOCIATION_HEADERS });
}
