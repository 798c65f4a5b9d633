import { isIPv6 } from 'node:net';

/** An address or a name as it stands in a URL. */
export function formatHost(address: string): string {
  return isIPv6(address) ? `[${address}]` : address;
}

export function formatPlainOrigin(address: string, port: number): string {
  return `http://${formatHost(address)}:${port}`;
}
