import { createPreviewResponse } from '@/components/preview/create-preview-response';

type Context = RouteContext<'/previews/[restaurantId]/menu.jpg'>;

/**
 * Next does not cache this route, because its pictures would evict menus from the page cache's
 * memory. Our own store keeps them.
 */
export const dynamic = 'force-dynamic';

export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { restaurantId } = await params;
  return createPreviewResponse('menu', restaurantId);
}
