const PREFIX = '/console/';

/** The console's addresses, on the provider's port and on the control port. */
export const consolePaths = {
  home: '/',
  faults: `${PREFIX}faults`,
  requests: `${PREFIX}requests`,
  viewer: `${PREFIX}openapi`,
  document: `${PREFIX}openapi.json`,
  asset: (name: string) => `${PREFIX}assets/${name}`,
} as const;

/**
 * Whether a request is for the console. Such a request is not a call to the provider, so no fault
 * applies to it and it is not logged.
 */
export function isConsoleRequest(method = '', url = ''): boolean {
  const [path = ''] = url.split('?');
  const isHome = path === consolePaths.home && (method === 'GET' || method === 'HEAD');
  return isHome || path.startsWith(PREFIX);
}
