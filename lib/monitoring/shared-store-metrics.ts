import { Counter, Gauge } from 'prom-client';
import type { Registry } from 'prom-client';
import { getSharing } from '@/lib/shared-store/sharing';
import { getSignals } from '@/lib/signals/signals';

/** Adds the metrics of the shared store. Without `REDIS_URL` there is no store and no metric. */
export function showSharedStore(registry: Registry): void {
  const sharing = getSharing();
  if (sharing === undefined) return;
  const state = new Gauge({
    name: 'shared_store_up',
    help: '1 while the store that instances share answers in time',
    registers: [registry],
  });
  const calls = new Counter({
    name: 'shared_store_calls_total',
    help: 'Commands to the store that instances share; only probes while shared_store_up is 0',
    labelNames: ['outcome'] as const,
    registers: [registry],
  });
  state.set(sharing.connection.isUp() ? 1 : 0);
  getSignals()
    .on('sharedStoreFound', ({ isUp }) => state.set(isUp ? 1 : 0))
    .on('sharedStoreAsked', ({ outcome }) => calls.inc({ outcome }));
}
