import { ASSOCIATION_HEADERS, formatAndroidAssociation } from '@/lib/native-app/app-association';

export const dynamic = 'force-static';

export function GET(): Response {
  return Response.json(formatAndroidAssociation(), { headers: ASSOCIATION_HEADERS });
}
