import ipaddr from 'ipaddr.js';

/** `guard.ts` sets this header, and replaces a value that the client sent. */
export const CLIENT_HEADER = 'x-client-key';

/** Requests without a key count as one client, so they share one limit. */
const UNKNOWN_CLIENT = 'unknown';

export function getClientKey(headers: Headers): string {
  return headers.get(CLIENT_HEADER) ?? UNKNOWN_CLIENT;
}

/** In IPv6 a home or a phone usually has a whole /64: its addresses share the first four groups. */
const GROUPS_OF_ONE_CLIENT = 4;
const PORT_BEHIND_IPV4 = /^([\d.]+):\d{1,5}$/;
const BRACKETED = /^\[([^\]]*)\](?::\d{1,5})?$/;
const ZONE = /%.*/;

type Sender = {
  /** The other end of the connection: the client itself, or the nearest proxy. */
  readonly socketAddress: string | undefined;
  readonly forwardedFor: string | undefined;
  /** The number of our own proxies; each appends the address of its caller to `X-Forwarded-For`. */
  readonly trustedHops: number;
};

/**
 * Returns the address that our outermost proxy appended to `X-Forwarded-For`. The client can write
 * the entries before this address, so they are not used. Without a proxy, or if the proxy's entry
 * is missing or is not an address, returns the address of the connection.
 */
export function findClientAddress(sender: Sender): string | undefined {
  const { socketAddress, forwardedFor = '', trustedHops } = sender;
  const forwarded = forwardedFor.split(',');
  const trusted = trustedHops > 0 ? forwarded.at(-trustedHops) : undefined;
  return formatAddress(trusted) ?? formatAddress(socketAddress);
}

/**
 * Returns an IPv4 address as four numbers, even if it is written as an IPv4-mapped IPv6 address.
 * Returns an IPv6 address as its /64, and undefined for text that is not an address.
 */
function formatAddress(written = ''): string | undefined {
  const bare = written
    .trim()
    .replace(PORT_BEHIND_IPV4, '$1')
    .replace(BRACKETED, '$1')
    .replace(ZONE, '');
  // ipaddr.js also accepts `127.1`, `0x7f.0.0.1` and octal parts, which no proxy writes.
  if (!ipaddr.IPv4.isValidFourPartDecimal(bare) && !ipaddr.IPv6.isValid(bare)) return undefined;
  const address = ipaddr.process(bare);
  if (address instanceof ipaddr.IPv4) return address.toString();
  const groups = address.parts.slice(0, GROUPS_OF_ONE_CLIENT).map((group) => group.toString(16));
  return `${groups.join(':')}::/64`;
}
