import { hasSafeTransport } from './safe-transport.ts';

describe('hasSafeTransport', () => {
  it.each([
    'https://a.example',
    'http://localhost:4010',
    'http://127.0.0.1',
    'http://127.10.200.30',
    'http://[::1]:80',
  ])('trusts %s', (address) => expect(hasSafeTransport(new URL(address))).toBe(true));

  it.each([
    'http://a.example',
    'http://10.0.0.1',
    'http://127.0.0.1.example',
    'http://localhost.example',
    'http://not-localhost',
    'ftp://localhost',
    'blob:https://a.example/x',
    'javascript:1',
  ])('does not trust %s', (address) => expect(hasSafeTransport(new URL(address))).toBe(false));
});
