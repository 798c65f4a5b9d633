import { createRendering, withRendering } from './server/render-page.ts';
import { getVariant, limitFreshness, noteOutcome } from './rendering.ts';
import type { Variant } from './rendering.ts';

const ENGLISH: Variant = { language: 'en', navigation: 'hidden' };

describe('a rendering', () => {
  it('is the same in everything that the page starts, and not in another rendering', async () => {
    const [first, second] = [createRendering(ENGLISH), createRendering()];
    const render = async (): Promise<Variant> => {
      await Promise.resolve();
      limitFreshness(1_000);
      await new Promise(setImmediate);
      return getVariant();
    };
    const variants = [
      withRendering(first, render),
      withRendering(second, async () => getVariant()),
    ];
    expect(await Promise.all(variants)).toEqual([ENGLISH, { language: 'ro', navigation: 'shown' }]);
    expect([first.freshUntil < Infinity, second.freshUntil]).toEqual([true, Infinity]);
  });

  it('expires with the data that expire first', () => {
    jest.spyOn(performance, 'now').mockReturnValue(5_000);
    const rendering = createRendering();
    expect(rendering.freshUntil).toBe(Infinity);
    withRendering(rendering, () => {
      for (const ms of [3_000, 1_000, 2_000]) limitFreshness(ms);
    });
    expect(rendering.freshUntil).toBe(6_000);
  });

  it('keeps the outcome that the page has noted', () => {
    const rendering = createRendering();
    withRendering(rendering, () => noteOutcome(undefined));
    expect(rendering.outcome).toBeUndefined();
    withRendering(rendering, () => noteOutcome('degraded'));
    withRendering(rendering, () => noteOutcome(undefined));
    expect(rendering.outcome).toBe('degraded');
  });

  it('is missing in the build and in browsers: the page then has the usual variant and notes nothing', () => {
    limitFreshness(1_000);
    noteOutcome('unknown');

    expect(getVariant()).toEqual({ language: 'ro', navigation: 'shown' });
  });
});
