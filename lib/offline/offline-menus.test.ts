import { getOfflineMenus } from './offline-menus.ts';

describe('whether browsers keep pages', () => {
  it.each([
    [false, 'on'],
    [true, 'off'],
  ] as const)('in development (%s) is %s without a setting', (inDevelopment, expected) => {
    expect(getOfflineMenus(inDevelopment)).toBe(expected);
  });
});
