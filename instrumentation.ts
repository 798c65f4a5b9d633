/** Runs once in each process, before the first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { getSettings } = await import('@/lib/config');
  const { watchArrivals } = await import('@/lib/request/watch-arrivals');
  watchArrivals(getSettings().trustedProxyHops);
}
