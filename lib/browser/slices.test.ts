import { runInSlices } from './slices.ts';

const CATEGORIES = [60, 60, 60, 10];
const run = (work: (slice: readonly number[]) => void, signal?: AbortSignal): Promise<void> =>
  runInSlices(CATEGORIES, (products) => products, work, signal);

describe('work in slices', () => {
  it('does a hundred products or a little more at once, and lets other tasks run before the next', async () => {
    const order: unknown[] = [];
    setTimeout(() => order.push('another task'));
    const done = run((slice) => order.push(slice));
    expect(order).toEqual([[60, 60]]);
    await done;
    expect(order).toEqual([[60, 60], 'another task', [60, 10]]);
  });

  it('ends before the next slice when it is aborted', async () => {
    const slices: (readonly number[])[] = [];
    const controller = new AbortController();
    const done = run((slice) => slices.push(slice), controller.signal);
    controller.abort();
    await done;
    expect(slices).toEqual([[60, 60]]);
  });
});
