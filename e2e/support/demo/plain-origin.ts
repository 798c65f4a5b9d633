import { isIPv6 } from 'node:net';

/** Formats an address or a name for a URL. */
export function formatHost(address: string): string {
  return isIPv6(address) ? `[${address}]` : address;
}

export function formatPlainOrigin(address: string, port: number): string {
  return `http://${formatHost(address)}:${port}`;
}
