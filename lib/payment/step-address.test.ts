import { formatStep } from './step-address.ts';

describe('the address of a payment step', () => {
  it.each([
    [{}, '/pay'],
    [{ lang: 'en' }, '/pay?lang=en'],
    [{ lang: 'ro', RC: '51', MESSAGE: 'x' }, '/pay?lang=ro'],
    [{ lang: 'de' }, '/pay'],
    [{ lang: ['en', 'ro'] }, '/pay?lang=en'],
  ])('from %j is %s', (query, address) => {
    expect(formatStep('/pay', query)).toBe(address);
  });
});
