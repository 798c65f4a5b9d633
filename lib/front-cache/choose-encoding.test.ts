import fc from 'fast-check';
import { chooseEncoding, ENCODINGS } from './choose-encoding.ts';
import type { Encoding } from './choose-encoding.ts';

const ALL = ENCODINGS;

describe('the encoding of an answer', () => {
  it.each<readonly [string | undefined, readonly Encoding[], Encoding | undefined]>([
    [undefined, ALL, 'identity'],
    ['', ALL, 'identity'],
    ['gzip, deflate, br, zstd', ALL, 'br'],
    ['gzip, deflate, br', ['gzip', 'identity'], 'gzip'],
    ['GZIP', ALL, 'gzip'],
    ['x-gzip', ALL, 'gzip'],
    ['gzip;q=1.0, br;q=0.5', ALL, 'gzip'],
    ['gzip ; q=0.2 , br ; q=0.4', ALL, 'br'],
    ['br;q=0, gzip', ALL, 'gzip'],
    ['*', ALL, 'br'],
    ['*;q=0.5, br;q=0', ALL, 'gzip'],
    ['identity', ALL, 'identity'],
    ['identity;q=1, gzip;q=0.5', ALL, 'identity'],
    ['gzip, identity;q=0', ['identity'], undefined],
    ['gzip, *;q=0', ['br', 'identity'], undefined],
    ['gzip', ['br', 'identity'], 'identity'],
    ['zstd, deflate', ALL, 'identity'],
    // The client refuses every encoding, and gets the one that the framework would send.
    ['identity;q=0', ALL, 'identity'],
    ['*;q=0', ALL, 'identity'],
    // A weight that is no number from 0 to 1 counts as zero.
    ['br;q=2, gzip', ALL, 'gzip'],
    ['br;q=x, gzip', ALL, 'gzip'],
    ['br;q=-1', ALL, 'identity'],
  ])('for "%s" among %j is %s', (header, available, expected) => {
    expect(chooseEncoding(header, available)).toBe(expected);
  });

  const weight = fc.constantFrom('', ';q=0', ';q=0.001', ';q=0.5', ';q=1');
  const part = fc.tuple(fc.constantFrom('gzip', 'br', 'identity', '*', 'deflate'), weight);
  const available = fc.subarray([...ALL]);

  it('is available and not refused (except `identity`), or is undefined if no available one is accepted by name', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(part, { selector: ([name]) => name }),
        available,
        (parts, have) => {
          const chosen = chooseEncoding(parts.map((words) => words.join('')).join(', '), have);
          const isOffered = have.some((encoding) =>
            parts.some(([name, q]) => name === encoding && q !== ';q=0'),
          );
          if (chosen === undefined) return expect(isOffered).toBe(false);
          expect(have).toContain(chosen);
          const refused = parts.some(([name, q]) => name === chosen && q === ';q=0');
          if (chosen !== 'identity') expect(refused).toBe(false);
        },
      ),
    );
  });

  it('is found for any text of the header', () => {
    fc.assert(
      fc.property(fc.string(), (header) => {
        expect(ALL).toContain(chooseEncoding(header, ALL));
      }),
    );
  });
});
