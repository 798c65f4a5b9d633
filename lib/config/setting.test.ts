import { setting, settingRegistry } from './setting.ts';
import { wholeNumber } from './setting-kinds.ts';

const tables = wholeNumber(1, 9);
const meaning = 'how many tables';

describe('setting', () => {
  it.each([
    ['a default', { default: '4' }, 4, { defaultValue: '4', isExample: false }],
    ['an example', { example: '4' }, 4, { defaultValue: '4', isExample: true }],
    ['neither', {}, undefined, { defaultValue: undefined, isExample: false }],
  ])('with %s parses its variable and registers its note', (_, given, unset, expected) => {
    const row = setting('TABLES', tables, { ...given, meaning, isFrozen: true });
    expect([row.parse('7'), row.parse(undefined)]).toEqual([7, unset]);
    expect(settingRegistry.get(row)).toEqual({
      name: 'TABLES',
      meaning,
      isFrozen: true,
      ...expected,
    });
  });

  it('checks the default like a value of the variable', () => {
    const row = setting('TABLES', tables, { default: '10', meaning });
    expect(row.safeParse(undefined).success).toBe(false);
  });
});
