import { keepStructuredText } from './structured-text-cache.ts';

const readText = (name: string): string | undefined => globalThis.boundedStructuredTexts?.get(name);

afterEach(() => {
  globalThis.boundedStructuredTexts = undefined;
});

describe('the structured data that is kept until the page is HTML', () => {
  it('is the last text of each name', () => {
    keepStructuredText('a', 'first');
    keepStructuredText('b', '');
    keepStructuredText('a', 'second');
    expect([readText('a'), readText('b'), readText('c')]).toEqual(['second', '', undefined]);
  });

  it('takes at most 4 million characters: the oldest text goes first', () => {
    for (const name of ['a', 'b', 'c']) keepStructuredText(name, 'x'.repeat(1_500_000));
    expect(readText('a')).toBeUndefined();
    expect([readText('b')?.length, readText('c')?.length]).toEqual([1_500_000, 1_500_000]);
  });
});
