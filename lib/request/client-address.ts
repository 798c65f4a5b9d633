/** Set by the server itself on every request, over whatever a client may have sent under its name. */
export const CLIENT_HEADER = 'x-client-key';

const IPV4 = /^(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.(?!$)|$)){4}$/;
/** `URL` does the parsing; this keeps it to what stands between the brackets. */
const IPV6_LETTERS = /^[\da-f:.]+$/i;
const IPV4_IN_IPV6 = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/;
const GROUPS_IN_IPV6 = 8;
/** A home or a phone is given a whole /64, and may take any address in it. */
const GROUPS_OF_ONE_CLIENT = 4;

type Sender = {
  /** Who opened the connection: the client itself, or the nearest proxy. */
  readonly socketAddress: string | undefined;
  readonly forwardedFor: string | undefined;
  /** How many of our own proxies a request passes; each adds at the end whom it was asked by. */
  readonly trustedHops: number;
};

/**
 * The address by which requests are counted. Of `X-Forwarded-For` only what our own proxies wrote
 * counts: a client can put anything before it. IPv6 is cut to its /64. Undefined without any.
 */
export function findClientAddress(sender: Sender): string | undefined {
  const { socketAddress = '', forwardedFor = '', trustedHops } = sender;
  const forwarded = forwardedFor.split(',');
  const told = trustedHops > 0 ? forwarded.at(-trustedHops) : undefined;
  return formatAddress(told ?? '') ?? formatAddress(socketAddress);
}

/** One spelling for each client; undefined for what is no address. */
function formatAddress(written: string): string | undefined {
  const [bare = ''] = written.trim().split('%', 1);
  if (IPV4.test(bare)) return bare;
  const inner = bare.replace(/^\[(.*)\]$/, '$1');
  const address = `http://[${inner}]`;
  if (!IPV6_LETTERS.test(inner) || !URL.canParse(address)) return undefined;
  const shortest = new URL(address).hostname.slice(1, -1);
  const [, high, low] = IPV4_IN_IPV6.exec(shortest) ?? [];
  return high !== undefined && low !== undefined
    ? [...bytesOf(high), ...bytesOf(low)].join('.')
    : `${groupsOf(shortest).slice(0, GROUPS_OF_ONE_CLIENT).join(':')}::/64`;
}

const bytesOf = (group: string): readonly number[] => {
  const value = Number.parseInt(group, 16);
  return [value >> 8, value & 0xff];
};

/** All eight, of the shortest spelling that `URL` gives: `::` stands for the zeros left out. */
function groupsOf(shortest: string): readonly string[] {
  const [before = '', after] = shortest.split('::');
  const first = before.split(':').filter(Boolean);
  const last = (after ?? '').split(':').filter(Boolean);
  const zeros = Array.from({ length: GROUPS_IN_IPV6 - first.length - last.length }, () => '0');
  return [...first, ...zeros, ...last];
}
