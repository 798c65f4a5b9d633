import { findTimeOfOldMenu } from './old-menu.ts';

const RECEIVED_AT = 1_782_000_000_000;
const PERIOD_MS = 60_000;

describe('the time of an old menu', () => {
  it.each([
    ['one period', RECEIVED_AT + PERIOD_MS, undefined],
    ['less than one period, because periods are spread', RECEIVED_AT + PERIOD_MS - 1, undefined],
    ['more than one period, because a later call failed', RECEIVED_AT + PERIOD_MS + 1, RECEIVED_AT],
  ])('is set only if a later call failed, for a menu fresh for %s', (_, freshUntil, time) => {
    const found = findTimeOfOldMenu({ receivedAt: RECEIVED_AT }, freshUntil, PERIOD_MS);
    expect(found?.getTime()).toBe(time);
  });

  it('is undefined when the menu is no longer kept', () => {
    expect(findTimeOfOldMenu(undefined, RECEIVED_AT + 2 * PERIOD_MS, PERIOD_MS)).toBeUndefined();
  });
});
