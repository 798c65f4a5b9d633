import { createPreviewResponse } from '@/components/preview/create-preview-response';

type Context = RouteContext<'/previews/[restaurantId]/restaurant.jpg'>;

/** Kept by our own store: as a cached route it would push menus out of memory. */
export const dynamic = 'force-dynamic';

export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { restaurantId } = await params;
  return createPreviewResponse('restaurant', restaurantId);
}
