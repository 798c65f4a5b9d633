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
