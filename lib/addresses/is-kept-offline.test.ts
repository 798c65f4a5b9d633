import { isKeptOffline } from './is-kept-offline.ts';

describe('the service worker may keep the page', () => {
  it.each([
    ['/restaurant/a', true],
    ['/restaurant/a/menu', true],
    ['/embedded/english/restaurant/a/menu', true],
    ['/embedded/restaurant/a/menu', false],
    ['/embedded/english/embedded/restaurant/a/menu', false],
    ['/embedded/restaurant/a/menu/supa', false],
    ['/restaurant/a/table/1', false],
    ['/restaurant/a/menu/supa', false],
    ['/restaurant', false],
    ['/restaurants', false],
    ['/', false],
    ['/index', false],
    ['/payment/librapay/u1/form', false],
    ['/invoice/1', false],
    ['/_not-found', false],
  ])('%s: %s', (path, isKept) => {
    expect(isKeptOffline(path)).toBe(isKept);
  });
});
