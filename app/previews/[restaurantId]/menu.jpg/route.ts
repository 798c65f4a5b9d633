import { createRestaurantPreviewResponse } from '@/components/restaurant/preview-picture';
import { parseProductSlug } from '@/lib/query-values';

type Context = RouteContext<'/previews/[restaurantId]/menu.jpg'>;

/** If Next cached these pictures, they would evict menus from the page cache's memory. */
export const dynamic = 'force-dynamic';

/** The preview picture of a menu, or of the product of this menu that `?produs=` names. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { restaurantId } = await params;
  const slug = parseProductSlug(new URL(request.url).searchParams);
  return createRestaurantPreviewResponse('menu', restaurantId, request, slug);
}
