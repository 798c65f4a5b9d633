import { setImmediate } from 'node:timers/promises';
import { createFairQueue } from './fair-queue.ts';

type Limits = Parameters<typeof createFairQueue>[0];

/** Runs named jobs of clients; a job ends when the test ends it. */
function runJobs(limits: Limits) {
  const queue = createFairQueue(limits);
  const started: string[] = [];
  const refused: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    started,
    refused,
    add: (client: string, ...names: readonly string[]): void => {
      for (const name of names) {
        queue.add(client, {
          run: () => {
            started.push(name);
            return new Promise((resolve) => {
              ends.set(name, resolve);
            });
          },
          refuse: () => void refused.push(name),
        });
      }
    },
    end: async (name: string): Promise<void> => {
      ends.get(name)?.();
      await setImmediate();
    },
  };
}

describe('a fair queue', () => {
  it('starts jobs of clients in turn, however many jobs one of them has', async () => {
    const jobs = runJobs({ places: 1, placesPerClient: 1, maxWaiting: 100 });
    jobs.add('a', 'a1', 'a2', 'a3', 'a4');
    jobs.add('b', 'b1', 'b2');
    jobs.add('c', 'c1');
    const expected = ['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4'];
    for (const name of expected) await jobs.end(name);
    expect(jobs.started).toEqual(expected);
  });

  it('leaves a place for other clients while one has all the places that it may have', async () => {
    const jobs = runJobs({ places: 3, placesPerClient: 2, maxWaiting: 100 });
    jobs.add('a', 'a1', 'a2', 'a3');
    expect(jobs.started).toEqual(['a1', 'a2']);
    jobs.add('b', 'b1', 'b2');
    expect(jobs.started).toEqual(['a1', 'a2', 'b1']);
    await jobs.end('a2');
    expect(jobs.started.at(-1)).toBe('a3');
  });

  it('starts the next job after one that failed', async () => {
    const queue = createFairQueue({ places: 1, placesPerClient: 1, maxWaiting: 100 });
    const run = jest.fn(() => Promise.reject(new Error('failed')));
    const refuse = jest.fn();
    queue.add('a', { run, refuse });
    queue.add('a', { run, refuse });
    await setImmediate();
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('when full refuses the newest job of the client with the most waiting jobs', () => {
    const jobs = runJobs({ places: 1, placesPerClient: 1, maxWaiting: 4 });
    jobs.add('a', 'a1', 'a2', 'a3', 'a4', 'a5', 'a6');
    expect(jobs.refused).toEqual(['a6']);
    jobs.add('b', 'b1', 'b2');
    expect(jobs.refused).toEqual(['a6', 'a5', 'a4']);
    jobs.add('b', 'b3');
    expect(jobs.refused).toEqual(['a6', 'a5', 'a4', 'b3']);
  });
});
