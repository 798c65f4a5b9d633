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

  it('is not what a client says of itself', () => {
    expect(from('198.51.100.7', '203.0.113.1')).toBe('198.51.100.7');
  });

  it.each([
    [1, '203.0.113.9', '203.0.113.9'],
    [1, '1.1.1.1, 203.0.113.9', '203.0.113.9'],
    [2, '1.1.1.1, 203.0.113.9, 10.0.0.2', '203.0.113.9'],
    [1, ' [2001:db8:1:2::9] ', '2001:db8:1:2::/64'],
  ])('is what the furthest of %i proxies of ours saw: %s', (hops, forwardedFor, address) => {
    expect(from('10.0.0.1', forwardedFor, hops)).toBe(address);
  });

  it.each([
    ['nothing', undefined],
    ['fewer addresses than proxies', '203.0.113.9'],
    ['no address', 'unknown, x'],
    ['half an address', '203.0.113, 1'],
    ['too large an address', '203.0.113.256, 1'],
    ['a host', 'evil.example, 1'],
    ['something behind a bracket', '::1]/@[::2, 1'],
  ])('is the connection itself when the proxies say %s', (_name, forwardedFor) => {
    expect(from('10.0.0.1', forwardedFor, 2)).toBe('10.0.0.1');
  });
});
