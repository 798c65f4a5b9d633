import { getOfflineSwitch } from './offline-switch.ts';

describe('getOfflineSwitch without OFFLINE_MENUS', () => {
  it.each([
    [false, 'on'],
    [true, 'off'],
  ] as const)('with inDevelopment = %s returns %s', (inDevelopment, expected) => {
    expect(getOfflineSwitch(inDevelopment)).toBe(expected);
  });
});
