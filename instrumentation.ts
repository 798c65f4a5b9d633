import type { Instrumentation } from 'next';

/** Next calls this function once in each process. `server.mjs` waits for the site that it starts. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { startSite } = await import('@/lib/server/start-site');
  await startSite();
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
