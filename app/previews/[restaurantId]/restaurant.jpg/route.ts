import { createRestaurantPreviewResponse } from '@/components/restaurant/preview-picture';

type Context = RouteContext<'/previews/[restaurantId]/restaurant.jpg'>;

/** If Next cached these pictures, they would evict menus from the page cache's memory. */
export const dynamic = 'force-dynamic';

export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { restaurantId } = await params;
  return createRestaurantPreviewResponse('restaurant', restaurantId, request);
}
