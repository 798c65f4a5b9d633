import { getOfflineMenus } from './offline-menus.ts';

describe('the default of OFFLINE_MENUS', () => {
  it.each([
    [false, 'on'],
    [true, 'off'],
  ] as const)('with inDevelopment = %s is %s', (inDevelopment, expected) => {
    expect(getOfflineMenus(inDevelopment)).toBe(expected);
  });
});
