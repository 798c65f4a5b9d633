import { formatPaymentAddress } from './payment-address.ts';

describe('the address of another payment page', () => {
  it.each([
    [{}, '/pay'],
    [{ lang: 'en' }, '/pay?lang=en'],
    [{ lang: 'ro', RC: '51', MESSAGE: 'x' }, '/pay?lang=ro'],
    [{ lang: 'de' }, '/pay'],
    [{ lang: ['en', 'ro'] }, '/pay?lang=en'],
  ])('for the query %j of the current page is %s', (query, address) => {
    expect(formatPaymentAddress('/pay', query)).toBe(address);
  });
});
