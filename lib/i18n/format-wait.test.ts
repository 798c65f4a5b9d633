import { formatWaitEn, formatWaitRo } from './format-wait.ts';

describe('a wait in words', () => {
  it.each([
    [0, '1 second', '1 secundă'],
    [0.2, '1 second', '1 secundă'],
    [1, '1 second', '1 secundă'],
    [1.5, '2 seconds', '2 secunde'],
    [30, '30 seconds', '30 de secunde'],
    [90, '90 seconds', '90 de secunde'],
    [91, '2 minutes', '2 minute'],
    [121, '3 minutes', '3 minute'],
    [3_600, '60 minutes', '60 de minute'],
  ])('of %d s is "%s" and "%s"', (seconds, english, romanian) => {
    expect([formatWaitEn(seconds), formatWaitRo(seconds)]).toEqual([english, romanian]);
  });
});
