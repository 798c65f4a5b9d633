/**
 * Address blocks that the Internet does not route: RFC 1918, 3927 (link-local), 5737
 * (documentation) and 4193 (IPv6).
 */
const PRIVATE_HOSTS = [
  /^10\.\d+\.\d+\.\d+$/,
  /^172\.(1[6-9]|2\d|3[01])\.\d+\.\d+$/,
  /^192\.168\.\d+\.\d+$/,
  /^169\.254\.\d+\.\d+$/,
  /^(192\.0\.2|198\.51\.100|203\.0\.113)\.\d+$/,
  /^\[f[cd][0-9a-f]{2}:[0-9a-f:]+\]$/,
];

/** `hostname` is as `URL` normalizes it. */
export function isPrivateHost(hostname: string): boolean {
  return PRIVATE_HOSTS.some((pattern) => pattern.test(hostname));
}

type Address = Pick<URL, 'protocol' | 'hostname'>;

export function isPlainAndPrivate({ protocol, hostname }: Address): boolean {
  return protocol === 'http:' && isPrivateHost(hostname);
}

/**
 * True for https, and for http on the loopback. Also true for http at a private host if the site is
 * on http at the same host. An attacker who can read or change the traffic to that host can then
 * read or change the site itself, so the address adds no risk
 * (`docs/decisions/0027-settings.md`).
 */
export function isAsSafeAsSite(address: Address, siteUrl: string): boolean {
  if (hasSafeTransport(address)) return true;
  const site = new URL(siteUrl);
  const matchesSite = site.protocol === address.protocol && site.hostname === address.hostname;
  return matchesSite && isPlainAndPrivate(address);
}

const LOOPBACK_HOST = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** `hostname` is as `URL` normalizes it. */
export function isLoopbackHost(hostname: string): boolean {
  return LOOPBACK_HOST.test(hostname);
}

/**
 * True for https, and for http on the loopback. An attacker in the network can neither read nor
 * change this traffic.
 */
export function hasSafeTransport({
  protocol,
  hostname,
}: Pick<URL, 'protocol' | 'hostname'>): boolean {
  return protocol === 'https:' || (protocol === 'http:' && isLoopbackHost(hostname));
}
