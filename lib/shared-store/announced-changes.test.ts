import { getLog } from '../log.ts';
import { failed, success } from '../result.ts';
import { createAnnouncedChanges } from './announced-changes.ts';
import type { AnnouncedChanges, AppliedChange, ChangesOptions } from './announced-changes.ts';
import type { Evaluate } from './connection.ts';
import { MISSING_CHANNEL_RIGHT } from './redis-link.ts';
import { ANNOUNCE, PUBLISH } from './scripts.ts';

type Answer = Awaited<ReturnType<Evaluate>>;

const LIST = { list: true } as const;
const UNAVAILABLE: Answer = failed('unavailable');
const recorded = (revision: number, error = ''): Answer => success([revision, Buffer.from(error)]);
const recordOf = (change: unknown, by = 'another'): Buffer =>
  Buffer.from(JSON.stringify({ by, change }));

describe('the changes that instances announce', () => {
  let probeAnswer: Answer;
  let announceAnswer: Answer;
  let isPrepared: boolean;
  let sent: string[];
  let applied: AppliedChange[];
  let remembered: number[];
  let changes: AnnouncedChanges;

  const open = (options: Partial<ChangesOptions> = {}): AnnouncedChanges =>
    createAnnouncedChanges({
      connection: {
        probe: async () => probeAnswer,
        evaluate: async (script, _keys, values) => {
          sent.push(script === PUBLISH ? 'published' : String(values?.[0]));
          return script === ANNOUNCE ? announceAnswer : success(1);
        },
      },
      prefix: 'site:',
      channel: 'channel',
      startRevision: 5,
      apply: async (change) => void applied.push(change),
      prepare: async () => isPrepared,
      remember: (revision) => remembered.push(revision),
      ...options,
    });
  /** The changes that this instance has asked the store to record, also if the store failed. */
  const listRecorded = (): unknown =>
    sent.filter((text) => text.startsWith('{')).map((text) => JSON.parse(text).change);

  beforeEach(() => {
    [probeAnswer, announceAnswer, isPrepared] = [success([5, []]), recorded(6), true];
    [sent, applied, remembered] = [[], [], []];
    changes = open();
  });
  afterEach(() => changes.stop());

  it.each<[string, unknown, readonly AppliedChange[], number]>([
    ['are not applied while the store has the revision of the instance', [5, []], [], 5],
    ['are applied once when one is recorded', [6, [recordOf(LIST)]], [LIST], 6],
    [
      'are each applied once when two are recorded',
      [7, [recordOf(LIST), recordOf({ restaurant: 'x' })]],
      [LIST, { restaurant: 'x' }],
      7,
    ],
    ['count as missed when some are not recorded', [9, [recordOf(LIST)]], ['missed'], 9],
    ['count as missed when a record is no JSON', [6, [Buffer.from('x')]], ['missed'], 6],
    ['count as missed when a record has no change', [6, [recordOf({ a: 1 })]], ['missed'], 6],
    ['are not applied when the answer of the store has another shape', 'nonsense', [], 5],
  ])('%s', async (_, answer, expected, revision) => {
    probeAnswer = success(answer);
    await changes.synchronize();
    await changes.synchronize();
    expect([applied, changes.getRevision()]).toEqual([expected, revision]);
    expect(remembered).toEqual(revision === 5 ? [] : [revision]);
  });

  it.each<[number, readonly AppliedChange[]]>([
    [0, []],
    [3, ['missed']],
  ])(
    'up to revision %d of the store are applied as %j by an instance without a stored revision',
    async (current, expected) => {
      changes.stop();
      changes = open({ startRevision: undefined });
      probeAnswer = success([current, []]);
      await changes.synchronize();
      await changes.synchronize();
      expect(applied).toEqual(expected);
    },
  );

  it('raise the revision of the instance that announces them, unless it lacks an earlier change', async () => {
    expect(await changes.announce(LIST)).toBe(true);
    expect([listRecorded(), changes.getRevision()]).toEqual([[LIST], 6]);
    announceAnswer = recorded(8);
    expect(await changes.announce(LIST)).toBe(true);
    expect(changes.getRevision()).toBe(6);
  });

  it('wait until the store works again', async () => {
    announceAnswer = UNAVAILABLE;
    expect(await changes.announce(LIST)).toBe(false);
    announceAnswer = recorded(6);
    await changes.synchronize();
    await changes.synchronize();
    expect(listRecorded()).toEqual([LIST, LIST]);
  });

  it('are not sent while `prepare` resolves to false', async () => {
    isPrepared = false;
    expect(await changes.announce(LIST)).toBe(false);
    expect(sent).toEqual([]);
  });

  it("are announced as one change 'everything' when more than a hundred wait", async () => {
    isPrepared = false;
    for (let number = 0; number < 102; number += 1) await changes.announce({ restaurant: 'x' });
    isPrepared = true;
    await changes.synchronize();
    expect(listRecorded()).toEqual([{ everything: true }, { restaurant: 'x' }]);
  });

  it('are sent in a message, once only, and are recorded with growing pauses, while the store refuses them', async () => {
    let passedMs = 0;
    jest.spyOn(performance, 'now').mockImplementation(() => passedMs);
    announceAnswer = failed('refused');
    expect(await changes.announce(LIST)).toBe(false);
    expect(sent.at(-1)).toBe('published');
    for (; passedMs < 600_000; passedMs += 500) await changes.synchronize();
    expect(sent.filter((text) => text === 'published')).toHaveLength(1);
    // 0.5, 1, 2, 4, 8, 16 s, and then each 30 s.
    expect(listRecorded()).toHaveLength(25);

    announceAnswer = recorded(6);
    passedMs += 30_000;
    await changes.synchronize();
    await changes.synchronize();
    expect(listRecorded()).toHaveLength(26);
  });

  it.each([
    ['NOPERM No permissions to access a channel', MISSING_CHANNEL_RIGHT],
    ["ERR The user executing the script can't publish to the channel", MISSING_CHANNEL_RIGHT],
    ['OOM command not allowed', 'Shared store refuses messages'],
    ['READONLY no NOPERM', 'Shared store refuses messages'],
  ])(
    'are recorded once when the store does not send the message, and the log names the reason once: %s',
    async (error, line) => {
      const warn = jest.spyOn(getLog(), 'warn').mockImplementation(() => undefined);
      announceAnswer = recorded(6, error);
      expect(await changes.announce(LIST)).toBe(true);
      announceAnswer = recorded(7, error);
      expect(await changes.announce(LIST)).toBe(true);
      await changes.synchronize();
      expect(listRecorded()).toEqual([LIST, LIST]);
      expect(sent).not.toContain('published');
      expect(warn.mock.calls.map((call) => call.at(-1))).toEqual([line]);
    },
  );

  it('are applied when they come in a message', async () => {
    changes.onMessage(recordOf(LIST).toString());
    changes.onMessage('nonsense');
    await changes.synchronize();
    expect(applied).toEqual([LIST]);
  });
});
