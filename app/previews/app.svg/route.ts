import { createAppCodeResponse } from '@/lib/qr-code';

/** The build draws this picture, because the code depends only on a setting. */
export const dynamic = 'force-static';

/** The QR code of the download page. */
export function GET(): Response {
  return createAppCodeResponse();
}
