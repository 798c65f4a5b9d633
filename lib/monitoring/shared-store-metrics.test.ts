import { Registry } from 'prom-client';
import { fakeSharing } from '@/e2e/support/unit/fake-sharing';
import { getSignals } from '@/lib/signals/signals';
import { showSharedStore } from './shared-store-metrics.ts';

describe('the metrics of the shared store', () => {
  afterEach(() => {
    globalThis.boundedSharing = undefined;
  });

  it('do not exist without REDIS_URL', async () => {
    const registry = new Registry();
    showSharedStore(registry);
    expect(await registry.metrics()).not.toContain('shared_store');
  });

  it('show whether the store answers, and count commands by outcome', async () => {
    const evaluate = (): Promise<never> => Promise.reject(new Error('not asked'));
    globalThis.boundedSharing = fakeSharing(evaluate);
    const registry = new Registry();
    showSharedStore(registry);
    expect(await registry.metrics()).toContain('\nshared_store_up 1\n');
    getSignals().emit('sharedStoreFound', { isUp: false });
    getSignals().emit('sharedStoreAsked', { outcome: 'unavailable' });
    expect(await registry.metrics()).toContain('\nshared_store_up 0\n');
    expect(await registry.metrics()).toContain('{outcome="unavailable"} 1');
  });
});
