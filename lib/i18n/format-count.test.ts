import { formatCount } from './format-count.ts';

describe('a counted noun', () => {
  it.each([
    [0, '0 produse'],
    [1, '1 produs'],
    [2, '2 produse'],
    [19, '19 produse'],
    [20, '20 de produse'],
    [70, '70 de produse'],
    [100, '100 de produse'],
    [101, '101 produse'],
    [119, '119 produse'],
    [120, '120 de produse'],
    [2000, '2000 de produse'],
  ])('with %i is "%s"', (count, text) => {
    expect(formatCount(count, { one: 'produs', many: 'produse' })).toBe(text);
  });
});
