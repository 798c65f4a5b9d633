import { isIPv4, isIPv6 } from 'node:net';
import type { NetworkInterfaceInfo } from 'node:os';
import { failed, success } from '../../lib/result.ts';
import type { Result } from '../../lib/result.ts';
import { isPrivateHost } from '../../lib/security/site-transport.ts';

type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;

/**
 * Lists the addresses of the interfaces in private networks, IPv4 before IPv6. Leaves out
 * `internal` addresses, which no other device can reach.
 */
export function listLanAddresses(interfaces: Interfaces): readonly string[] {
  const addresses = Object.values(interfaces)
    .flatMap((ofInterface) => ofInterface ?? [])
    .filter(({ internal, address }) => !internal && isPrivateHost(formatHost(address)))
    .map(({ address }) => address);
  return addresses.toSorted((left, right) => Number(isIPv4(right)) - Number(isIPv4(left)));
}

/**
 * Chooses the wanted address if it is in `addresses`, and the first address if none is wanted. The
 * failure is a message for the terminal.
 */
export function chooseLanAddress(
  wanted: string | undefined,
  addresses: readonly string[],
): Result<string, string> {
  const [first] = addresses;
  if (first === undefined) {
    return failed(
      'No other device can open the demo, because this machine has no address in a private network.',
    );
  }
  if (wanted === undefined) return success(first);
  return addresses.includes(wanted)
    ? success(wanted)
    : failed(
        `This machine has no address ${wanted} in a private network. It has ${addresses.join(', ')}.`,
      );
}

/** Puts brackets around an IPv6 address. */
export function formatHost(address: string): string {
  return isIPv6(address) ? `[${address}]` : address;
}

export function formatPlainOrigin(address: string, port: number): string {
  return `http://${formatHost(address)}:${port}`;
}
