import type { Server } from 'node:http';
import { getBoundedPageStore } from '@/lib/cache/bounded-page-store';
import type { Settings } from '@/lib/config';
import { isUnknownRestaurant } from '@/lib/provider/catalogue/menu';
import { onRequestStart } from '@/lib/request/on-request-start';
import { createFrontCache } from './front-cache.ts';

const MEGABYTE = 1024 * 1024;

type Chosen = Pick<Settings, 'frontCacheMegabytes' | 'metricsPort'>;

/**
 * Next does not expose its server, so the cache takes its place at the first request: the server's
 * listeners then answer only what the cache does not have. The listeners of `onRequestStart` run
 * before, so hits are counted, limited and traced as all requests are.
 */
export function installFrontCache({ frontCacheMegabytes, metricsPort }: Chosen): void {
  if (frontCacheMegabytes === 0) return;
  const answerFirst = createFrontCache({
    maxBytes: frontCacheMegabytes * MEGABYTE,
    pages: getBoundedPageStore(),
    isUnknownRestaurant,
  });
  const known = new WeakSet<Server>();
  onRequestStart(({ request: { socket }, server }) => {
    if (known.has(server) || socket.localPort === metricsPort) return;
    known.add(server);
    const listeners = server.listeners('request');
    server.removeAllListeners('request').on('request', (request, response) => {
      answerFirst(request, response, () => {
        for (const listener of listeners) Reflect.apply(listener, server, [request, response]);
      });
    });
  });
}
