import ipaddr from 'ipaddr.js';

/** Set by the server itself on every request; replaces a header of this name from the client. */
export const CLIENT_HEADER = 'x-client-key';

/** A home or a phone gets a whole /64 and may use any address in it. */
const GROUPS_OF_ONE_CLIENT = 4;
const PORT_BEHIND_IPV4 = /^([\d.]+):\d{1,5}$/;
const BRACKETED = /^\[([^\]]*)\](?::\d{1,5})?$/;
const ZONE = /%.*$/;

type Sender = {
  /** The other end of the connection: the client itself, or the nearest proxy. */
  readonly socketAddress: string | undefined;
  readonly forwardedFor: string | undefined;
  /** How many proxies of ours a request passes; each appends the address that it was called from. */
  readonly trustedHops: number;
};

/**
 * The address that requests are counted by; undefined when there is none. Of `X-Forwarded-For` only
 * the entry of our outermost proxy counts, because a client can write anything before it.
 */
export function findClientAddress(sender: Sender): string | undefined {
  const { socketAddress = '', forwardedFor = '', trustedHops } = sender;
  const forwarded = forwardedFor.split(',');
  const told = trustedHops > 0 ? forwarded.at(-trustedHops) : undefined;
  return formatAddress(told ?? '') ?? formatAddress(socketAddress);
}

/**
 * One spelling per client, whatever the case, zone, port or zeros: IPv4 as it is (also when it comes
 * inside IPv6), IPv6 by its /64. Undefined for text that is no address.
 */
function formatAddress(written: string): string | undefined {
  const bare = written
    .trim()
    .replace(PORT_BEHIND_IPV4, '$1')
    .replace(BRACKETED, '$1')
    .replace(ZONE, '');
  // ipaddr.js also parses `127.1`, `0x7f.0.0.1` and octal parts, which no proxy writes.
  if (!ipaddr.IPv4.isValidFourPartDecimal(bare) && !ipaddr.IPv6.isValid(bare)) return undefined;
  const address = ipaddr.process(bare);
  if (address instanceof ipaddr.IPv4) return address.toString();
  const groups = address.parts.slice(0, GROUPS_OF_ONE_CLIENT).map((group) => group.toString(16));
  return `${groups.join(':')}::/64`;
}
