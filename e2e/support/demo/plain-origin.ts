import { isIPv6 } from 'node:net';

/** Puts brackets around an IPv6 address. */
export function formatHost(address: string): string {
  return isIPv6(address) ? `[${address}]` : address;
}

export function formatPlainOrigin(address: string, port: number): string {
  return `http://${formatHost(address)}:${port}`;
}
