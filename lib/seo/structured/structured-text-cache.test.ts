import { keepStructuredText } from './structured-text-cache.ts';

const readText = (name: string): string | undefined => globalThis.boundedStructuredTexts?.get(name);

afterEach(() => {
  globalThis.boundedStructuredTexts = undefined;
});

describe('the cache of texts with structured data', () => {
  it('has the last text of each name', () => {
    keepStructuredText('a', 'first');
    keepStructuredText('b', '');
    keepStructuredText('a', 'second');
    expect([readText('a'), readText('b'), readText('c')]).toEqual(['second', '', undefined]);
  });

  it('has at most 4 million characters, and drops the least recently used text first', () => {
    for (const name of ['a', 'b', 'c']) keepStructuredText(name, 'x'.repeat(1_500_000));
    expect(readText('a')).toBeUndefined();
    expect([readText('b')?.length, readText('c')?.length]).toEqual([1_500_000, 1_500_000]);
  });
});
