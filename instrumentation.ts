import type { Instrumentation } from 'next';

/** Next calls this function once in each process, before the first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { getSettings } = await import('@/lib/config');
  const { isDevelopment } = await import('@/lib/config/is-development');
  const { identifyClients } = await import('@/lib/request/before-framework/identify-clients');
  const { ignoreAbortedRequests } = await import('@/lib/request/before-framework/aborted-requests');
  const { limitConnections } = await import('@/lib/request/before-framework/connection-limits');
  const { normalizeRequests } = await import('@/lib/request/before-framework/normalize-requests');
  const { limitFreshness } = await import('@/lib/request/before-framework/limit-freshness');
  const { drainOnSignals } = await import('@/lib/operation/shutdown');
  const { deletePagesAfterBuildChange } =
    await import('@/lib/cache/delete-pages-after-build-change');
  const { joinInstances } = await import('@/lib/revalidation/join-instances');
  const { startRefreshingMenus } = await import('@/lib/all-menus/server/menu-rounds');
  const { createCostlyAnswers } = await import('@/lib/costly-answers');
  const { createPictureQueue } = await import('@/lib/pictures/picture-queue');
  const { createNamedPictures } = await import('@/lib/pictures/named-pictures');
  const { getKeptMenu, refreshMenu } = await import('@/lib/provider/catalogue/get-menu');
  const { readRestaurants } = await import('@/lib/provider/catalogue/get-restaurants');
  const { getSearchableMenus } = await import('@/lib/all-menus/server/index-cache');
  const { handleBeforeFramework } =
    await import('@/lib/request/before-framework/handle-before-framework');
  const { hideVisitorQuery } = await import('@/lib/request/before-framework/hide-visitor-query');
  const { installFrontCache } = await import('@/lib/front-cache/install-front-cache');
  const { createBodyHolder } = await import('@/lib/request/before-framework/hold-bodies');
  const { redirectToOneSpelling } = await import('@/lib/request/before-framework/one-spelling');
  const { startMonitoring } = await import('@/lib/monitoring/start-monitoring');
  const { logFrameworkOutput } = await import('@/lib/log-framework');
  const settings = getSettings();
  if (!isDevelopment) logFrameworkOutput();
  limitConnections();
  ignoreAbortedRequests();
  normalizeRequests(isDevelopment);
  limitFreshness();
  identifyClients(settings.trustedProxyHops, settings.redisUrl);
  await deletePagesAfterBuildChange();
  await joinInstances(settings);
  const tracing = await startMonitoring(settings);
  startRefreshingMenus();
  if (!isDevelopment) {
    const namedPictures = createNamedPictures({
      getKeptMenu,
      refreshMenu,
      readRestaurants,
      getSearchableMenus,
    });
    handleBeforeFramework(createPictureQueue(namedPictures), settings.metricsPort);
    handleBeforeFramework(createCostlyAnswers(), settings.metricsPort);
    handleBeforeFramework(hideVisitorQuery, settings.metricsPort);
    // The handler that is added last gets each request first.
    installFrontCache(settings);
    handleBeforeFramework(createBodyHolder(), settings.metricsPort);
    handleBeforeFramework(redirectToOneSpelling, settings.metricsPort);
  }
  // `start.mjs` sets this variable, so that Next leaves SIGTERM and SIGINT to us. The development
  // server runs without the variable and handles these signals itself.
  if (process.env.NEXT_MANUAL_SIG_HANDLE !== undefined) {
    drainOnSignals({
      graceMs: settings.shutdownGraceSeconds * 1_000,
      ...(tracing && { flush: tracing.flush }),
    });
  }
}

export const onRequestError: Instrumentation.onRequestError = async (
  error,
  _request,
  { routePath },
) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { logRequestError } = await import('@/lib/log-framework');
  logRequestError(error, { route: routePath });
};
