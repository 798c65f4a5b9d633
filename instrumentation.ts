import type { Instrumentation } from 'next';

/** Runs once in each process, before the first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { getSettings } = await import('@/lib/config');
  const { watchArrivals } = await import('@/lib/request/watch-arrivals');
  watchArrivals(getSettings().trustedProxyHops);
}

/** A line of the log for whatever failed in a page. By the route's pattern: its address has ids. */
export const onRequestError: Instrumentation.onRequestError = async (
  error,
  _request,
  { routePath },
) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { getLog } = await import('@/lib/log');
  getLog().error({ err: error, route: routePath }, 'Request failed');
};
