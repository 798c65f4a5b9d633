const PREFIX = '/console/';

/** The console's paths, on both the provider's port and the control port. */
export const consolePaths = {
  home: '/',
  faults: `${PREFIX}faults`,
  requests: `${PREFIX}requests`,
  viewer: `${PREFIX}openapi`,
  document: `${PREFIX}openapi.json`,
  asset: (name: string) => `${PREFIX}assets/${name}`,
} as const;

/** A request for the console gets no fault and is not logged. */
export function isConsoleRequest(method = '', url = ''): boolean {
  const [path = ''] = url.split('?');
  const isHome = path === consolePaths.home && (method === 'GET' || method === 'HEAD');
  return isHome || path.startsWith(PREFIX);
}
