import { createPreviewResponse } from '@/components/preview/create-preview-response';

type Context = RouteContext<'/previews/[restaurantId]/restaurant.jpg'>;

/** Our own store keeps the previews: as cached routes they would evict menus from memory. */
export const dynamic = 'force-dynamic';

export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { restaurantId } = await params;
  return createPreviewResponse('restaurant', restaurantId);
}
