import fc from 'fast-check';
import { anyCharacter } from '@/e2e/support/unit/any-character';
import { path, providerPaths } from './paths.ts';

const BASE = 'http://provider.example';

describe('the paths of the provider', () => {
  it.each([
    [providerPaths.menu('la-mama'), '/api/v1/web/restaurant/la-mama/menu'],
    [providerPaths.restaurants(), '/api/v2/restaurant/get-all?per_page=70'],
    [providerPaths.invoice('i1'), '/api/v1/web/invoice/i1'],
    [providerPaths.verifyToken(), '/api/v1/verify/token'],
    [providerPaths.resetPassword(), '/api/v1/reset/password'],
    [providerPaths.activateAccount(), '/api/v1/verify/activation/token'],
    [providerPaths.paymentAuthorization('u1'), '/api/v1/payment/librapay/u1/authorization'],
    [providerPaths.orderAuthorized('o1'), '/api/v1/payment/librapay/order/o1/authorized'],
    [providerPaths.cardForm('u1', 'o1'), '/api/payment/client/u1/o1/card'],
  ])('are those that the provider serves: %s', (built, served) => {
    expect(built).toBe(served);
  });

  it('refuse a path outside /api, and a value that encoding cannot make safe', () => {
    const unsafe = 'The value is not safe in a path';
    for (const value of ['', '.', '..']) expect(() => providerPaths.menu(value)).toThrow(unsafe);
    expect(() => providerPaths.menu('\ud800')).toThrow(URIError);
    expect(() => path`/admin/${'x'}`).toThrow(unsafe);
    expect(() => path`/v1/api/${'x'}`).toThrow(unsafe);
  });

  it('may have dots and an empty value in the query', () => {
    expect(path`/api/list?from=${'..'}&to=${''}`).toBe('/api/list?from=..&to=');
  });

  it('keep every value within its segment', () => {
    const hostile = fc.constantFrom(
      '../admin',
      '..%2Fadmin',
      'a?b=c#d',
      'a\r\nHost: evil',
      '\\\\evil',
    );
    const any = fc.string({ unit: anyCharacter, minLength: 1 });
    fc.assert(
      fc.property(fc.oneof(any, hostile), (value) => {
        // `path` throws for these two values.
        fc.pre(value !== '.' && value !== '..');
        const built = new URL(providerPaths.cardForm(value, value), BASE);
        const [, api, payment, client, user = '', order = '', card, ...rest] =
          built.pathname.split('/');

        expect(built.origin + built.search + built.hash).toBe(BASE);
        expect([api, payment, client, card, ...rest]).toEqual(['api', 'payment', 'client', 'card']);
        expect([user, order].map(decodeURIComponent)).toEqual([value, value]);
      }),
    );
  });
});
