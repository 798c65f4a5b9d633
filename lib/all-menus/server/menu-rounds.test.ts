import { startMenuRounds } from './menu-rounds.ts';
import type { MenuRounds, MenuRoundsOptions } from './menu-rounds.ts';

const REFRESH_MS = 300_000;

type Wait = { readonly ms: number; readonly end: () => void };

/** Rounds whose pauses end only when the test ends them or calls `hurry`. */
function startRounds(options: Partial<MenuRoundsOptions> = {}): {
  readonly rounds: MenuRounds;
  readonly asked: string[];
  readonly errors: unknown[];
  readonly waits: Wait[];
  /** How many rounds have made the index. */
  readonly countIndexes: () => number;
  /** Ends the newest pause. Resolves to the length of the next pause in milliseconds. */
  readonly goOn: () => Promise<number | undefined>;
} {
  const asked: string[] = [];
  const errors: unknown[] = [];
  const waits: Wait[] = [];
  let indexes = 0;
  const settle = async (): Promise<void> => {
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  };
  const rounds = startMenuRounds({
    listIds: async () => ['a', 'b'],
    refresh: async (id) => asked.push(id) > 0,
    makeIndex: async () => {
      indexes += 1;
    },
    refreshMs: REFRESH_MS,
    wait: (ms, signal) =>
      new Promise((resolve, reject) => {
        // Like Node's timers, rejects at once if the signal is already aborted.
        if (signal?.aborted === true) return reject(new Error('aborted'));
        waits.push({ ms, end: resolve });
        signal?.addEventListener('abort', () => reject(new Error('aborted')));
      }),
    onError: (error) => errors.push(error),
    ...options,
  });
  const goOn = async (): Promise<number | undefined> => {
    await settle();
    waits.at(-1)?.end();
    await settle();
    return waits.at(-1)?.ms;
  };
  return { rounds, asked, errors, waits, countIndexes: () => indexes, goOn };
}

describe('the rounds that refresh the menus', () => {
  it('ask for one menu after the other, with a pause after each, and begin again after `refreshMs`', async () => {
    const { asked, waits, goOn } = startRounds();
    await goOn();
    expect(asked).toEqual(['a', 'b']);
    expect(await goOn()).toBe(REFRESH_MS);
    expect(waits.map(({ ms }) => ms)).toEqual([250, 250, REFRESH_MS]);
    await goOn();
    expect(asked).toEqual(['a', 'b', 'a']);
  });

  it('make the index at their end, also when a menu is not known', async () => {
    const { countIndexes, goOn } = startRounds({ refresh: async (id) => id === 'a' });
    await goOn();
    expect(countIndexes()).toBe(0);
    await goOn();
    expect(countIndexes()).toBe(1);
  });

  it('begin again after 10 s while a menu or the list is not known', async () => {
    const unknown = startRounds({ refresh: async (id) => id === 'a' });
    await unknown.goOn();
    expect(await unknown.goOn()).toBe(10_000);

    const withoutList = startRounds({ listIds: async () => [] });
    await withoutList.goOn();
    expect(withoutList.waits.map(({ ms }) => ms)).toEqual([10_000, expect.any(Number)]);
  });

  it('begin at once when they are hurried in the pause between two rounds', async () => {
    const { rounds, asked, waits, goOn } = startRounds();
    await goOn();
    await goOn();
    expect([asked, waits.at(-1)?.ms]).toEqual([['a', 'b'], REFRESH_MS]);
    rounds.hurry();
    await goOn();
    expect(asked.slice(0, 3)).toEqual(['a', 'b', 'a']);
  });

  it('begin again directly after the running round when they are hurried during that round', async () => {
    const { rounds, asked, waits, goOn } = startRounds();
    rounds.hurry();
    await goOn();
    expect(asked).toEqual(['a', 'b']);
    await goOn();
    expect(asked).toEqual(['a', 'b', 'a']);
    expect(waits.map(({ ms }) => ms)).not.toContain(REFRESH_MS);
  });

  it('ask for 70 menus at most', async () => {
    const ids = Array.from({ length: 200 }, (_, number) => `r${number}`);
    const { asked, waits, goOn } = startRounds({ listIds: async () => ids });
    for (let menu = 0; menu < 70; menu += 1) await goOn();
    expect(asked).toEqual(ids.slice(0, 70));
    expect(waits.at(-1)?.ms).toBe(REFRESH_MS);
  });

  it('go on after an error, which is reported', async () => {
    const fault = new Error('bug');
    const { errors, waits, goOn } = startRounds({ listIds: () => Promise.reject(fault) });
    await goOn();
    expect(errors).toContain(fault);
    expect(waits.length).toBeGreaterThan(1);
  });
});
