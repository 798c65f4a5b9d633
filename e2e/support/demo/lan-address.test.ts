import type { NetworkInterfaceInfo } from 'node:os';
import { chooseLanAddress, listLanAddresses } from './lan-address.ts';

const at = (address: string, internal = false): NetworkInterfaceInfo => ({
  address,
  internal,
  cidr: null,
  mac: '00:00:00:00:00:00',
  netmask: '',
  ...(address.includes(':') ? { family: 'IPv6', scopeid: 0 } : { family: 'IPv4' }),
});

describe('the LAN addresses of a machine', () => {
  it('are its private addresses without the internal ones, IPv4 first', () => {
    const interfaces = {
      lo: [at('127.0.0.1', true), at('::1', true)],
      wired: [at('fd00::7'), at('192.168.1.7'), at('fe80::1')],
      away: [at('8.8.8.8'), at('10.0.0.7')],
      gone: undefined,
      host: [at('172.16.0.1', true)],
    };
    expect(listLanAddresses(interfaces)).toEqual(['192.168.1.7', '10.0.0.7', 'fd00::7']);
  });

  it('are none on a machine without a network', () => {
    expect(listLanAddresses({ lo: [at('127.0.0.1', true)] })).toEqual([]);
  });
});

describe('the address of the demo', () => {
  const addresses = ['192.168.1.7', '10.0.0.7'];

  it.each([
    ['192.168.1.7', undefined],
    ['192.168.1.7', '192.168.1.7'],
    ['10.0.0.7', '10.0.0.7'],
  ])('is %s when the wanted address is %s', (address, wanted) => {
    expect(chooseLanAddress(wanted, addresses)).toEqual({ ok: true, value: address });
  });

  it.each(['192.168.1.8', '8.8.8.8', '0.0.0.0', 'phone', ''])(
    'is not %j, which the machine does not have',
    (wanted) => {
      expect(chooseLanAddress(wanted, addresses)).toEqual({
        ok: false,
        failure: `This machine has no address ${wanted} in a private network. It has 192.168.1.7, 10.0.0.7.`,
      });
    },
  );

  it.each([undefined, '192.168.1.7'])('is missing without a network (wanted: %s)', (wanted) => {
    expect(chooseLanAddress(wanted, [])).toEqual({
      ok: false,
      failure:
        'No other device can open the demo, because this machine has no address in a private network.',
    });
  });
});
