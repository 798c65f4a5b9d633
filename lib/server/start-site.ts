import type { Server } from 'node:http';
import { getSearchableMenus } from '@/lib/all-menus/server/index-cache';
import { startRefreshingMenus } from '@/lib/all-menus/server/menu-refresh';
import { getSettings } from '@/lib/config';
import { isDevelopment } from '@/lib/config/is-development';
import { logFrameworkOutput } from '@/lib/log-framework';
import { startMonitoring } from '@/lib/monitoring/start-monitoring';
import { drainOnSignals } from '@/lib/shutdown';
import { createNamedPictures } from '@/lib/pictures/named-pictures';
import { getStoredMenu, isUnknownRestaurant, refreshMenu } from '@/lib/provider/menus';
import { readRestaurants } from '@/lib/provider/restaurant-list';
import { joinInstances } from '@/lib/revalidation/join-instances';
import { createRequestListener } from './handle-request.ts';
import type { RequestListener } from './handle-request.ts';
import { createPageCache } from './page-cache.ts';
import { createRenderer } from './render-page.ts';
import type { Framework } from './render-page.ts';

const MEGABYTE = 1024 * 1024;

/** Makes the listener of the server that `server.mjs` has created. */
export type CreateListener = (parts: {
  readonly framework: Framework;
  readonly server: Server;
}) => RequestListener;

declare global {
  /** `server.mjs`, which is outside the bundle, waits for the call of this function. */
  var takeSite: ((createListener: CreateListener) => void) | undefined;
}

/** Starts what runs beside the requests, and gives `server.mjs` the way of a request. */
export async function startSite(): Promise<void> {
  const settings = getSettings();
  if (!isDevelopment) logFrameworkOutput();
  await joinInstances(settings);
  const tracing = await startMonitoring(settings);
  startRefreshingMenus();
  globalThis.takeSite?.(({ framework, server }) => {
    const pages = createPageCache({
      render: createRenderer(framework),
      isUnknownRestaurant,
      maxBytes: settings.frontCacheMegabytes * MEGABYTE,
    });
    if (!isDevelopment) globalThis.boundedPages = pages;
    if (!isDevelopment) {
      drainOnSignals({
        server,
        graceMs: settings.shutdownGraceSeconds * 1_000,
        ...(tracing && { flush: tracing.flush }),
      });
    }
    return createRequestListener({
      framework,
      pages,
      namedPictures: createNamedPictures({
        getStoredMenu,
        refreshMenu,
        readRestaurants,
        getSearchableMenus,
      }),
      settings,
      inDevelopment: isDevelopment,
    });
  });
}
