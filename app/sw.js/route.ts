import { getSettings } from '@/lib/config';
import { getOfflineSwitch, formatWorkerScript } from '@/lib/offline/worker-script';
import { WORKER_POLICY } from '@/lib/security/security-headers';

/** The build cannot make this response, because `OFFLINE_MENUS` is read at run time. */
export const dynamic = 'force-dynamic';

export function GET(): Response {
  return new Response(formatWorkerScript(getOfflineSwitch(), getSettings().brandName), {
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      // No cache may answer with a script for an earlier value of `OFFLINE_MENUS`.
      'cache-control': 'no-cache',
      'content-security-policy': WORKER_POLICY,
    },
  });
}
