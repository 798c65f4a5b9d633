import { channel } from 'node:diagnostics_channel';
import type { Server } from 'node:http';
import { startRefreshingMenus } from '@/lib/all-menus/server/menu-refresh';
import { getSettings } from '@/lib/config';
import { isDevelopment } from '@/lib/config/is-development';
import { logFrameworkOutput } from '@/lib/log-framework';
import { startMonitoring } from '@/lib/monitoring/start-monitoring';
import { drainOnSignals } from '@/lib/server/shutdown';
import { createNamedPictures } from '@/lib/pictures/named-pictures';
import { joinInstances } from '@/lib/revalidation/join-instances';
import { getSite } from '@/lib/site';
import { createRequestListener } from './handle-request.ts';
import type { RequestListener } from './handle-request.ts';
import { createPageCache } from './page-cache.ts';
import { createRenderer } from './render-page.ts';
import type { Framework } from './render-page.ts';

const MEGABYTE = 1024 * 1024;

type Parts = { readonly framework: Framework; readonly server: Server };

/**
 * Starts what runs beside the requests, and gives `server.mjs`, which is outside the bundle, the
 * function that makes the listener of its server.
 */
export async function startSite(): Promise<void> {
  const settings = getSettings();
  if (!isDevelopment) logFrameworkOutput();
  const site = getSite();
  await joinInstances(settings, site);
  const tracing = await startMonitoring(settings, site);
  startRefreshingMenus(site);

  const createListener = ({ framework, server }: Parts): RequestListener => {
    const pages = createPageCache({
      render: createRenderer(framework),
      isUnknownRestaurant: site.menus.isUnknown,
      maxBytes: settings.frontCacheMegabytes * MEGABYTE,
    });
    if (!isDevelopment) {
      site.pages = pages;
      drainOnSignals({
        server,
        graceMs: settings.shutdownGraceSeconds * 1_000,
        onStart: () => {
          site.isDraining = true;
        },
        ...(tracing && { flush: tracing.flush }),
      });
    }
    return createRequestListener({
      framework,
      pages,
      namedPictures: createNamedPictures(site),
      takeWork: site.takeWork,
      settings,
      inDevelopment: isDevelopment,
    });
  };
  channel('site started').publish(createListener);
}
