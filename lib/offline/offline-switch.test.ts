import { getOfflineSwitch } from './offline-switch.ts';

describe('the default of OFFLINE_MENUS', () => {
  it.each([
    [false, 'on'],
    [true, 'off'],
  ] as const)('with inDevelopment = %s is %s', (inDevelopment, expected) => {
    expect(getOfflineSwitch(inDevelopment)).toBe(expected);
  });
});
