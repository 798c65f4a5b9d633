import { getOfflineSwitch } from '@/lib/offline/offline-switch';
import { formatWorkerScript } from '@/lib/offline/worker-script';
import { WORKER_POLICY } from '@/lib/security/csp';

/** The answer is made for each request, because `OFFLINE_MENUS` is read at run time. */
export const dynamic = 'force-dynamic';

export function GET(): Response {
  return new Response(formatWorkerScript(getOfflineSwitch()), {
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      // No cache may answer with the script of an earlier setting.
      'cache-control': 'no-cache',
      'content-security-policy': WORKER_POLICY,
    },
  });
}
