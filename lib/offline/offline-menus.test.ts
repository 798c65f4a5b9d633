import { getOfflineMenus } from './offline-menus.ts';

describe('the default of OFFLINE_MENUS', () => {
  it.each([
    [false, 'on'],
    [true, 'off'],
  ] as const)('in development (%s) is %s', (inDevelopment, expected) => {
    expect(getOfflineMenus(inDevelopment)).toBe(expected);
  });
});
