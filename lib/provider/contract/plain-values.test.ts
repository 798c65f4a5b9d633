import fc from 'fast-check';
import { toPlainValues } from './plain-values.ts';

describe('the plain form of a JSON value', () => {
  it.each<[unknown, unknown]>([
    [{ $numberDecimal: '18.50' }, 18.5],
    [{ $numberDecimal: '1.85E+1' }, 18.5],
    [{ $numberDecimal: '-0' }, -0],
    [{ $numberDouble: '18.5' }, 18.5],
    [{ $numberDouble: 18.5 }, 18.5],
    [{ $numberInt: '10' }, 10],
    [{ $numberInt: 10 }, 10],
    [{ $numberLong: '22' }, 22],
    [{ $oid: '65a1f0c2e4b0a1b2c3d4e5f6' }, '65a1f0c2e4b0a1b2c3d4e5f6'],
    [{ $date: '2024-07-01T07:00:00Z' }, '2024-07-01T07:00:00Z'],
    [{ $date: 1_719_817_200_000 }, '2024-07-01T07:00:00.000Z'],
    [{ $date: { $numberLong: '1719817200000' } }, '2024-07-01T07:00:00.000Z'],
  ])('of %j is %j', (sent, plain) => {
    expect(toPlainValues(sent)).toBe(plain);
    expect(toPlainValues({ list: [sent, { field: sent }] })).toEqual({
      list: [plain, { field: plain }],
    });
  });

  it.each<unknown>([
    { $numberDecimal: 'NaN' },
    { $numberDouble: 'Infinity' },
    { $numberInt: '' },
    { $numberLong: '9'.repeat(400) },
    { $numberDecimal: ['1'] },
    { $oid: 7 },
    { $date: 'x', $oid: 'y' },
    { $date: { $numberLong: 'x' } },
    { $date: 1e300 },
    { $date: null },
    { $uuid: 'x' },
    {},
    [],
    null,
    'text',
    7,
    true,
  ])('of %j is the same value', (sent) => {
    expect(toPlainValues(sent)).toEqual(sent);
  });

  it('equals every JSON value that has no wrapper', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 3 }), (sent) => {
        fc.pre(!JSON.stringify(sent).includes('"$'));
        expect(toPlainValues(sent)).toEqual(sent);
      }),
    );
  });

  it('can be written as JSON, however deep the sent value is', () => {
    const deep: unknown = JSON.parse(`${'[{"a":'.repeat(200_000)}1${'}]'.repeat(200_000)}`);
    expect(() => JSON.stringify(deep)).toThrow(RangeError);
    expect(JSON.stringify(toPlainValues({ categories: [], deep }))).toBe(
      '{"categories":[],"deep":[{"a":[{"a":[{"a":[{"a":[{"a":[null]}]}]}]}]}]}',
    );
  });
});
