import fc from 'fast-check';
import { createEventQueue } from './event-queue.ts';

describe('the queue of events', () => {
  it('runs events by time, and events of the same time in the order in which they were added', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(20)), (delays) => {
        const events = createEventQueue();
        const ran: { readonly delay: number; readonly index: number; readonly at: number }[] = [];
        delays.forEach((delay, index) =>
          events.after(delay, () => ran.push({ delay, index, at: events.now() })),
        );
        events.advanceTo(20);
        const expected = delays
          .map((delay, index) => ({ delay, index, at: delay }))
          .toSorted((a, b) => a.delay - b.delay || a.index - b.index);
        expect(ran).toEqual(expected);
      }),
    );
  });

  it('runs events that another event adds, but no event that is due after the time of `advanceTo`', () => {
    const events = createEventQueue();
    const ran: string[] = [];
    events.after(1, () => {
      events.after(1, () => ran.push('second'));
      events.after(10, () => ran.push('later'));
    });
    events.advanceTo(5);
    expect([ran, events.now()]).toEqual([['second'], 5]);
  });
});
