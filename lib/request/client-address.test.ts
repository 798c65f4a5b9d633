import { isIP } from 'node:net';
import fc from 'fast-check';
import { findClientAddress } from './client-address.ts';

const from = (
  socketAddress: string | undefined,
  forwardedFor?: string,
  trustedHops = 0,
): string | undefined => findClientAddress({ socketAddress, forwardedFor, trustedHops });

describe('the address of a client', () => {
  it.each([
    ['198.51.100.7', '198.51.100.7'],
    ['::ffff:198.51.100.7', '198.51.100.7'],
    ['::1', '0:0:0:0::/64'],
    ['2001:DB8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['', undefined],
    [undefined, undefined],
  ])('%s is counted as %s', (socketAddress, address) => {
    expect(from(socketAddress)).toBe(address);
  });

  it('ignores X-Forwarded-For when no proxy is trusted', () => {
    expect(from('198.51.100.7', '203.0.113.1')).toBe('198.51.100.7');
  });

  it.each([
    [1, '203.0.113.9', '203.0.113.9'],
    [1, '1.1.1.1, 203.0.113.9', '203.0.113.9'],
    [2, '1.1.1.1, 203.0.113.9, 10.0.0.2', '203.0.113.9'],
    [1, ' [2001:db8:1:2::9] ', '2001:db8:1:2::/64'],
    [1, '203.0.113.9:50123', '203.0.113.9'],
    [1, '[2001:db8:1:2::9]:50123', '2001:db8:1:2::/64'],
    [1, '[fe80::1%eth0]:50123', 'fe80:0:0:0::/64'],
    [1, '[::ffff:203.0.113.9]:50123', '203.0.113.9'],
  ])(
    'is the entry that the outermost of %i trusted proxies appended: %s',
    (hops, forwarded, address) => {
      expect(from('10.0.0.1', forwarded, hops)).toBe(address);
    },
  );

  it.each([
    ['nothing', undefined],
    ['fewer addresses than proxies', '203.0.113.9'],
    ['no address', 'unknown, x'],
    ['half an address', '203.0.113, 1'],
    ['too large an address', '203.0.113.256, 1'],
    ['a host', 'evil.example, 1'],
    ['brackets in the wrong order', '::1]/@[::2, 1'],
    ['an address in octal', '0313.0.113.9, 1'],
    ['an address in hexadecimal', '0xcb.0.113.9, 1'],
    ['an address as one number', '3405803785, 1'],
    ['a port without an address', ':80, 1'],
    ['text before a bracket', '1[.2.3.4], 1'],
    ['text behind a bracket', '[203.0.113.]9, 1'],
    ['two ports', '203.0.113.9:80:80, 1'],
  ])('is the address of the connection when X-Forwarded-For has %s', (_name, forwardedFor) => {
    expect(from('10.0.0.1', forwardedFor, 2)).toBe('10.0.0.1');
  });
});

describe('any address', () => {
  const byte = fc.integer({ min: 0, max: 255 });
  const port = fc.integer({ min: 0, max: 65_535 });
  const hex = (values: readonly number[]): string => values.map((v) => v.toString(16)).join(':');

  it('of IPv4 is counted as the same address in every spelling', () => {
    fc.assert(
      fc.property(fc.tuple(byte, byte, byte, byte), port, ([a, b, c, d], number) => {
        const address = [a, b, c, d].join('.');
        const mapped = `::ffff:${hex([a * 256 + b, c * 256 + d])}`;
        for (const spelling of [
          `${address}:${number}`,
          `::FFFF:${address}`,
          mapped,
          `[${mapped}]:${number}`,
          `0:0:0:0:0:${mapped.slice(2)}`,
        ]) {
          expect([spelling, from(spelling)]).toEqual([spelling, address]);
        }
      }),
    );
  });

  const group = fc.integer({ min: 0, max: 0xffff });
  const half = fc.tuple(group, group, group, group);
  // Leaves out ::/64, because it contains the IPv4-mapped addresses, which the test above covers.
  const network = half.filter((groups) => groups.some((value) => value !== 0));

  it('of IPv6 is counted as its /64 in every spelling', () => {
    fc.assert(
      fc.property(network, half, half, port, (prefix, host, neighbour, number) => {
        const client = `${hex(prefix)}::/64`;
        const full = hex([...prefix, ...host]);
        for (const spelling of [
          full,
          full.toUpperCase(),
          full.replaceAll(/\b([\da-f]{1,3})\b/g, (short) => short.padStart(4, '0')),
          `${full}%eth0`,
          `[${full}]`,
          `[${full}%1]:${number}`,
          // Another address in the same /64.
          hex([...prefix, ...neighbour]),
        ]) {
          expect([spelling, from(spelling)]).toEqual([spelling, client]);
        }
      }),
    );
  });

  it('of IPv6 differs from an address of another /64', () => {
    fc.assert(
      fc.property(network, network, half, (one, other, host) => {
        fc.pre(hex(one) !== hex(other));
        expect(from(hex([...one, ...host]))).not.toBe(from(hex([...other, ...host])));
      }),
    );
  });

  it('is accepted if and only if Node accepts it', () => {
    const part = fc.oneof(fc.constant(''), fc.stringMatching(/^[\da-f]{1,5}$/), fc.ipV4());
    const text = fc.oneof(
      fc.array(part, { maxLength: 9 }).map((parts) => parts.join(':')),
      fc.stringMatching(/^[\da-f:.]{0,20}$/),
    );
    // `isIP` accepts no port; the tests above cover ports.
    const withoutPort = text.filter((written) => !/^[\d.]+:\d+$/.test(written));
    fc.assert(
      fc.property(withoutPort, (written) => {
        expect(from(written) !== undefined).toBe(isIP(written) !== 0);
      }),
      { numRuns: 2_000 },
    );
  });
});
