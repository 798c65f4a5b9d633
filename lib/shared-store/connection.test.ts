import { getLog } from '../log.ts';
import { failed, success } from '../result.ts';
import { getProcessEvents } from '../process-events.ts';
import { createConnection } from './connection.ts';
import type { SharedConnection } from './connection.ts';
import type { RedisLink } from './redis-link.ts';

type Answer = Awaited<ReturnType<RedisLink['evaluate']>>;

const OK: Answer = success(1);
const BROKEN: Answer = failed({ kind: 'broken', error: 'closed' });
const FULL: Answer = failed({ kind: 'refused', error: 'OOM' });
const SCRIPT = 'return 1';

describe('the connection with the shared store', () => {
  let answer: Answer | 'none';
  let commands: string[];
  let opened: number;
  let closed: number;
  let lines: string[];
  let connection: SharedConnection;

  const ask = (): ReturnType<SharedConnection['evaluate']> => connection.evaluate(SCRIPT, []);
  const probe = (): ReturnType<SharedConnection['probe']> => connection.probe('probe', []);

  beforeEach(() => {
    [answer, commands, opened, closed, lines] = [OK, [], 0, 0, []];
    for (const level of ['info', 'warn'] as const) {
      jest.spyOn(getLog(), level).mockImplementation((...args: readonly unknown[]) => {
        lines.push(String(args.at(-1)));
      });
    }
    connection = createConnection(async () => {
      opened += 1;
      return {
        evaluate: (script) => {
          commands.push(script);
          return answer === 'none' ? new Promise(() => undefined) : Promise.resolve(answer);
        },
        close: () => {
          closed += 1;
        },
      };
    });
  });

  afterEach(() => jest.useRealTimers());

  it('sends no other command before a probe has succeeded', async () => {
    expect(await ask()).toEqual(failed('unavailable'));
    expect(commands).toEqual([]);
    await probe();

    expect(await ask()).toEqual(OK);
    expect(lines).toEqual(['Shared store is in use']);
  });

  it('waits 100 ms for a missing answer once, and then only in probes', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
    await probe();
    answer = 'none';
    const first = ask();
    const end = jest.fn();
    void first.then(end);
    await jest.advanceTimersByTimeAsync(99);
    expect(end).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(await first).toEqual(failed('unavailable'));

    // The clock stands still, so a visit that waited would never end.
    for (let visit = 0; visit < 50; visit += 1) expect(await ask()).toEqual(failed('unavailable'));
    expect(commands).toEqual(['probe', SCRIPT]);
    const again = probe();
    jest.advanceTimersByTime(100);
    expect(await again).toEqual(failed('unavailable'));
  });

  it('takes an answer that has arrived while this process was busy', async () => {
    await probe();
    const busyUntil = performance.now() + 150;
    const asked = connection.evaluate(SCRIPT, []);
    while (performance.now() < busyUntil);

    expect(await asked).toEqual(OK);
  });

  it('logs and reports once when the store fails, and once when it works again', async () => {
    const states: boolean[] = [];
    const note = ({ isUp }: { readonly isUp: boolean }): unknown => states.push(isUp);
    getProcessEvents().on('sharedStoreFound', note);
    await probe();
    answer = BROKEN;
    for (let visit = 0; visit < 5; visit += 1) await ask();
    for (let visit = 0; visit < 3; visit += 1) await probe();
    answer = OK;
    await probe();
    getProcessEvents().off('sharedStoreFound', note);

    expect(lines.slice(1)).toEqual(['Shared store failed', 'Shared store works again']);
    expect(states).toEqual([true, false, true]);
  });

  it('sends further commands after a refusal, and logs repeated refusals once', async () => {
    await probe();
    answer = FULL;
    expect([await ask(), await ask()]).toEqual([failed('refused'), failed('refused')]);
    answer = OK;
    await probe();
    expect(await ask()).toEqual(OK);

    expect(lines.slice(1)).toEqual([
      'Shared store refuses commands',
      'Shared store accepts commands again',
    ]);
  });

  it('is opened again after four failed probes', async () => {
    answer = BROKEN;
    for (let number = 0; number < 4; number += 1) await probe();
    await Promise.resolve();
    expect([opened, closed]).toEqual([2, 1]);
  });

  it('fails when the package of the Redis client cannot be loaded, and logs nothing after it is closed', async () => {
    const other = createConnection(() => Promise.reject(new Error('no such package')));
    expect(await other.probe('probe', [])).toEqual(failed('unavailable'));
    other.close();
    lines = [];
    await probe();
    connection.close();
    answer = BROKEN;
    expect(await ask()).toEqual(failed('unavailable'));
    expect(await probe()).toEqual(failed('unavailable'));
    expect(lines).toEqual(['Shared store is in use']);
  });
});
