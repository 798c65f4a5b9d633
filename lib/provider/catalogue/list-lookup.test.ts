import { setTimeout as pause } from 'node:timers/promises';
import type { RestaurantSummary } from '@/lib/restaurant/menu';
import type { RestaurantList } from '../contract/parse-restaurants.ts';
import type { CachedAnswer } from './answer-cache.ts';
import { createListLookup } from './list-lookup.ts';
import type { ListLookup } from './list-lookup.ts';

/** A lookup waits at most this long for the list. */
const MAX_WAIT_MS = 300;
/** A busy machine may wait longer. The tests allow less than `MARGIN` times `MAX_WAIT_MS`. */
const MARGIN = 2;

const entry = (name: string, restaurantId: string | undefined): RestaurantSummary => ({
  name,
  restaurantId,
  image: undefined,
  logoImage: undefined,
  scheduleText: 'Zilnic',
});
const listOf = (...restaurants: RestaurantSummary[]): RestaurantList => ({
  restaurants,
  mayHaveMore: false,
});
const found = (list: RestaurantList): CachedAnswer<RestaurantList> => ({
  outcome: 'found',
  value: list,
  freshUntil: 0,
});

describe("the list's entry of a restaurant", () => {
  let answer: () => Promise<CachedAnswer<RestaurantList>>;
  let keptList: RestaurantList | undefined;
  let lookUp: ListLookup;
  let finish: (list: CachedAnswer<RestaurantList>) => void;

  const hang = (): void => {
    const hanging = Promise.withResolvers<CachedAnswer<RestaurantList>>();
    finish = hanging.resolve;
    answer = () => hanging.promise;
  };
  const measure = async (): Promise<readonly [string | undefined, number]> => {
    const startedAt = performance.now();
    const listed = await lookUp('b');
    return [listed?.name, performance.now() - startedAt];
  };

  beforeEach(() => {
    answer = async () => found(listOf(entry('A', 'a'), entry('Bășești', 'b')));
    keptList = listOf(entry('Bășești de ieri', 'b'));
    lookUp = createListLookup({
      getList: () => answer(),
      getKept: async () => keptList,
      maxWaitMs: MAX_WAIT_MS,
    });
  });

  it('is found by id', async () => {
    expect((await lookUp('b'))?.name).toBe('Bășești');
  });

  it.each([
    ['the restaurant is not listed', listOf(entry('A', 'a'))],
    ['two entries have the id', listOf(entry('B', 'b'), entry('Bis', 'b'))],
    ['the entry has no id', listOf(entry('B', undefined))],
  ])('is undefined when %s', async (_, list) => {
    answer = async () => found(list);
    expect(await lookUp('b')).toBeUndefined();
  });

  it.each(['down', 'unknown'] as const)('is undefined when the list is %s', async (outcome) => {
    answer = async () => ({ outcome, freshUntil: 0 });
    expect(await lookUp('b')).toBeUndefined();
  });

  it('comes from the kept list when the list takes too long', async () => {
    hang();
    const [name, waitedMs] = await measure();
    expect(name).toBe('Bășești de ieri');
    expect(waitedMs).toBeGreaterThanOrEqual(MAX_WAIT_MS - 1);
    expect(waitedMs).toBeLessThan(MAX_WAIT_MS * MARGIN);
  });

  it('is undefined when the list takes too long and no list is kept', async () => {
    hang();
    keptList = undefined;
    expect(await lookUp('b')).toBeUndefined();
  });

  it('is not waited for again while the list is slow, nor after the list has failed', async () => {
    hang();
    await lookUp('b');
    expect((await measure())[1]).toBeLessThan(MAX_WAIT_MS / 2);

    finish({ outcome: 'down', freshUntil: 0 });
    await pause(0);
    hang();
    const [name, waitedMs] = await measure();
    expect(name).toBe('Bășești de ieri');
    expect(waitedMs).toBeLessThan(MAX_WAIT_MS / 2);
  });

  it('is not waited for again after the list has come too late', async () => {
    hang();
    const startedAt = performance.now();
    await lookUp('b');
    // The timer that ends `lookUp` can be early by less than a millisecond, and then the list would
    // still count as in time. So wait until the limit has really passed.
    while (performance.now() - startedAt < MAX_WAIT_MS + 1) await pause(1);
    finish(found(listOf(entry('Bășești', 'b'))));
    await pause(0);
    hang();

    expect((await measure())[1]).toBeLessThan(MAX_WAIT_MS / 2);
  });

  it('is waited for again once the list has been read in time', async () => {
    hang();
    await lookUp('b');
    answer = async () => found(listOf(entry('Bășești', 'b')));
    await lookUp('b');

    answer = async () => {
      await pause(MAX_WAIT_MS / 4);
      return found(listOf(entry('Bășești', 'b')));
    };
    expect((await lookUp('b'))?.name).toBe('Bășești');
  });
});
