import fc from 'fast-check';
import {
  hasSafeTransport,
  isAsSafeAsSite,
  isPlainAndPrivate,
  isPrivateHost,
} from './site-transport.ts';

const isSafe = (address: string, siteUrl: string): boolean =>
  isAsSafeAsSite(new URL(address), siteUrl);

describe('the hosts of private networks', () => {
  it.each([
    ['10.0.0.0', '10.255.255.255'],
    ['172.16.0.0', '172.31.255.255'],
    ['172.20.0.0', '172.29.255.255'],
    ['192.168.0.0', '192.168.255.255'],
    ['169.254.0.0', '169.254.255.255'],
    ['192.0.2.0', '192.0.2.255'],
    ['198.51.100.0', '198.51.100.255'],
    ['203.0.113.0', '203.0.113.255'],
    ['[fc00::]', '[fdff:ffff:ffff:ffff:ffff:ffff:ffff:ffff]'],
  ])('include %s and %s', (first, last) => {
    expect([isPrivateHost(first), isPrivateHost(last)]).toEqual([true, true]);
  });

  it.each([
    ...['9.255.255.255', '11.0.0.0', '172.15.255.255', '172.32.0.0', '192.167.255.255'],
    ...['192.169.0.0', '192.0.1.255', '192.0.3.0', '8.8.8.8', '100.64.0.1', '127.0.0.1', '0.0.0.0'],
    ...['[::]', '[::1]', '[2001:db8::1]', '[fbff::1]', '[fe00::1]', '[fe80::1]', '[fc::1]'],
    ...['', 'localhost', '192.168.1', 'fd.example', '110.0.0.1', '210.10.0.1'],
  ])('do not include %j', (address) => expect(isPrivateHost(address)).toBe(false));

  it.each(['10.0.0.1', '172.16.0.1', '192.168.1.7', '169.254.0.1', '192.0.2.1', '[fd00::1]'])(
    'do not include a longer name with %s in it',
    (address) => {
      expect([isPrivateHost(`${address}.example`), isPrivateHost(`x${address}`)]).toEqual([
        false,
        false,
      ]);
    },
  );

  it.each([
    ['http://192.168.1.7:4010', true],
    ['https://192.168.1.7:4010', false],
    ['http://a.example', false],
  ])('make an address plain and private only on http: %s gives %s', (address, expected) => {
    expect(isPlainAndPrivate(new URL(address))).toBe(expected);
  });
});

describe('a transport without a site', () => {
  it.each([
    'https://a.example',
    'http://localhost:4010',
    'http://127.0.0.1',
    'http://127.10.200.30',
    'http://[::1]:80',
  ])('is safe for %s', (address) => expect(hasSafeTransport(new URL(address))).toBe(true));

  it.each([
    'http://a.example',
    'http://10.0.0.1',
    'http://127.0.0.1.example',
    'http://localhost.example',
    'http://not-localhost',
    'ftp://localhost',
    'blob:https://a.example/x',
    'javascript:1',
  ])('is not safe for %s', (address) => expect(hasSafeTransport(new URL(address))).toBe(false));
});

describe('an address as safe as the site', () => {
  it.each([
    ['https://bank.example', 'https://site.example'],
    ['http://127.0.0.1:4010', 'https://site.example'],
    ['http://192.168.1.7:4010', 'http://192.168.1.7:3000'],
    ['http://[fd00::2]:4010', 'http://[fd00::2]:3000'],
  ])('is %s for the site %s', (address, site) => expect(isSafe(address, site)).toBe(true));

  it.each([
    ['http://192.168.1.7:4010', 'https://192.168.1.7:3000'],
    ['http://192.168.1.7:4010', 'http://192.168.1.8:3000'],
    ['http://192.168.1.7:4010', 'http://localhost:3000'],
    ['http://192.168.1.7:4010', 'https://site.example'],
    ['http://8.8.8.8:4010', 'http://8.8.8.8:3000'],
    ['http://site.example:4010', 'http://site.example'],
    ['http://printer.local:4010', 'http://printer.local'],
    ['ftp://192.168.1.7', 'http://192.168.1.7'],
    ['blob:http://192.168.1.7/1f2e', 'http://192.168.1.7'],
  ])('is not %s for the site %s', (address, site) => expect(isSafe(address, site)).toBe(false));

  it('is never on plain http outside the loopback when the site is on https', () => {
    const site = fc.oneof(fc.webAuthority(), fc.ipV4(), fc.constant('192.168.1.7'));
    fc.assert(
      fc.property(site, fc.ipV4(), (host, address) => {
        const expected = new URL(`http://${address}`).hostname.startsWith('127.');
        expect(isSafe(`http://${address}`, `https://${host}`)).toBe(expected);
        expect(isSafe(`http://${address}`, `https://${address}`)).toBe(expected);
      }),
    );
  });

  it('is never on plain http outside the loopback and private networks', () => {
    fc.assert(
      fc.property(fc.ipV4(), fc.integer({ min: 1, max: 65_535 }), (address, port) => {
        const expected = address.startsWith('127.') || isPrivateHost(address);
        expect(isSafe(`http://${address}:${port}`, `http://${address}`)).toBe(expected);
      }),
    );
  });
});
