import { createSingleFlight } from './single-flight.ts';
import type { SingleFlight } from './single-flight.ts';

type Run = { readonly name: string; readonly finish: () => void };

describe('a run for a key', () => {
  let runs: Run[];
  let flight: SingleFlight<string>;

  beforeEach(() => {
    runs = [];
    flight = createSingleFlight((key, isForced) => {
      const ended = Promise.withResolvers<string>();
      const name = `${isForced ? 'forced' : 'plain'} ${key} ${runs.length + 1}`;
      runs.push({ name, finish: () => ended.resolve(name) });
      return ended.promise;
    });
  });

  const namesOf = (): readonly string[] => runs.map(({ name }) => name);
  /** Finishes each run in turn until no further run begins. */
  const finishAll = async (): Promise<void> => {
    await new Promise(setImmediate);
    for (const { finish } of runs) {
      finish();
      await new Promise(setImmediate);
    }
  };

  it('is shared by concurrent callers of `join`', async () => {
    const results = [flight.join('a'), flight.join('a'), flight.join('b')];
    await finishAll();

    expect(await Promise.all(results)).toEqual(['plain a 1', 'plain a 1', 'plain b 2']);
  });

  it('begins anew after it has ended', async () => {
    void flight.join('a');
    await finishAll();
    const result = flight.join('a');
    await finishAll();

    expect(await result).toBe('plain a 2');
  });

  it('begins when it is forced and no other run is under way', async () => {
    const result = flight.force('a');
    await finishAll();

    expect(await result).toBe('forced a 1');
  });

  it('ends before a forced run of the same key begins', async () => {
    const plain = flight.join('a');
    const forced = flight.force('a');
    expect(namesOf()).toEqual(['plain a 1']);
    await finishAll();

    expect([await plain, await forced]).toEqual(['plain a 1', 'forced a 2']);
  });

  it('is shared by all callers that wait for a forced run', async () => {
    void flight.join('a');
    const waiting = Array.from({ length: 20 }, () => flight.force('a'));
    await finishAll();

    expect(new Set(await Promise.all(waiting))).toEqual(new Set(['forced a 2']));
  });

  it('is not shared by a caller of `force` that asks after the run has begun, even if the run is forced', async () => {
    const first = flight.force('a');
    await new Promise(setImmediate);
    const second = flight.force('a');
    await finishAll();

    expect([await first, await second]).toEqual(['forced a 1', 'forced a 2']);
  });

  it('ends before a forced run begins, also if it began while the caller of `force` waited', async () => {
    // The callback of this `then` is registered before `force` begins to wait for the first run. So
    // the callback runs first, and its `join` starts a second plain run.
    void flight.join('a').then(() => flight.join('a'));
    const forced = flight.force('a');
    runs[0]?.finish();
    await new Promise(setImmediate);
    expect(namesOf()).toEqual(['plain a 1', 'plain a 2']);
    await finishAll();

    expect(await forced).toBe('forced a 3');
  });

  it('is shared by a caller of `join` that asks when a forced run has just begun', async () => {
    const earlier = flight.join('a');
    const forced = flight.force('a');
    // The callback of this `then` is registered after `force` has begun to wait for the plain run.
    // So the callback calls `join` when the forced run has just begun.
    void earlier.then(() => flight.join('a'));
    await finishAll();

    expect(namesOf()).toEqual(['plain a 1', 'forced a 2']);
    expect(await forced).toBe('forced a 2');
  });
});
