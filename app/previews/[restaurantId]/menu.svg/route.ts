import { createMenuCodeResponse } from '@/lib/qr-code';

type Context = RouteContext<'/previews/[restaurantId]/menu.svg'>;

/** Next does not cache this route, because drawing a QR code takes only a few milliseconds. */
export const dynamic = 'force-dynamic';

export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { restaurantId } = await params;
  return createMenuCodeResponse(restaurantId);
}
