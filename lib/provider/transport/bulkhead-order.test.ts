import fc from 'fast-check';
import { createBulkhead } from './bulkhead.ts';
import { FailedCall } from './failed-call.ts';

const limits = fc.record({
  sockets: fc.integer({ min: 1, max: 3 }),
  waiting: fc.integer({ min: 0, max: 4 }),
});
const step = fc.record({
  // 'arrive' is listed twice, so that about half of the steps are arrivals.
  kind: fc.constantFrom('arrive', 'arrive', 'abort', 'finish'),
  index: fc.nat({ max: 20 }),
});
const abortReason = new FailedCall({ kind: 'timeout' }, 'waiting');
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('the order of calls in a bulkhead', () => {
  it('is first in, first out, for any order of arrivals, aborts and ends', async () => {
    await fc.assert(
      fc.asyncProperty(limits, fc.array(step, { maxLength: 30 }), async (given, steps) => {
        const bulkhead = createBulkhead(given);
        const seen: string[] = [];
        const aborts: (() => void)[] = [];
        const ends: (() => void)[] = [];
        const arrive = (call: number): void => {
          const caller = new AbortController();
          const end = new Promise<void>((resolve) => ends.push(resolve));
          aborts.push(() => caller.abort(abortReason));
          const work = (): Promise<void> => {
            seen.push(`start ${call}`);
            return end;
          };
          bulkhead.run(work, caller.signal).catch((error: unknown) => {
            seen.push(error === abortReason ? `aborted ${call}` : `refused ${call}`);
          });
        };

        let running: readonly number[] = [];
        let waiting: readonly number[] = [];
        const expected: string[] = [];
        const expectStart = (call: number | undefined): void => {
          if (call === undefined) return;
          running = [...running, call];
          expected.push(`start ${call}`);
        };
        const expectArrival = (call: number): void => {
          if (running.length < given.sockets) expectStart(call);
          else if (waiting.length < given.waiting) waiting = [...waiting, call];
          else expected.push(`refused ${call}`);
        };

        for (const { kind, index } of steps) {
          if (kind === 'arrive') {
            const call = aborts.length;
            expectArrival(call);
            arrive(call);
          }
          // The abort of a call that is not waiting must change nothing.
          if (kind === 'abort' && aborts[index] !== undefined) {
            if (waiting.includes(index)) expected.push(`aborted ${index}`);
            waiting = waiting.filter((call) => call !== index);
            aborts[index]();
          }
          if (kind === 'finish' && running.includes(index)) {
            running = running.filter((call) => call !== index);
            const [next, ...rest] = waiting;
            waiting = rest;
            expectStart(next);
            ends[index]?.();
          }
          await settled();
          expect(seen).toEqual(expected);
        }
      }),
    );
  });
});
