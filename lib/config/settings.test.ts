import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { listSettings } from './settings.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const settings = listSettings();

/** The texts of the files in which this test looks for code that reads settings. */
const sourceTexts = globSync(
  ['{app,components,lib}/**/*.{ts,tsx}', '*.{ts,mjs}', 'e2e/commands/**/*.mjs'],
  { cwd: ROOT },
)
  .filter((file) => !/^lib\/config|\.test\.tsx?$/.test(file))
  .map((file) => readFileSync(resolve(ROOT, file), 'utf8'));

const SETTINGS = String.raw`(?:getSettings\(\)|\bsettings\b(?:\.value)?)`;
/** Matches code that reads a setting: `settings.port`, or `company.cui` in a group. */
const MEMBER = new RegExp(String.raw`(?:${SETTINGS}|\b(?:company|social|processor))\.(\w+)`, 'g');
/** Matches destructuring: `{ port } = settings`, or the parameter `{ port }: Settings`. */
const DESTRUCTURED = new RegExp(
  String.raw`\{([^{}]*)\}(?: = ${SETTINGS}|: (?:\w*Settings|Chosen)\b)`,
  'g',
);
const findFields = (text: string): readonly string[] => [
  ...text.matchAll(MEMBER).map(([, field = '']) => field),
  ...text.matchAll(DESTRUCTURED).flatMap(([, fields = '']) => fields.match(/\w+/g) ?? []),
];
const fieldsRead = new Set(sourceTexts.flatMap(findFields));

describe('listSettings', () => {
  it.each(settings)('describes $name in one line', ({ meaning }) => {
    expect(meaning).toMatch(/^[^\n|]{8,}$/);
  });

  it.each(settings)('names $name after its path in `Settings`', ({ name, path }) => {
    expect(path.join('_').replace(/[A-Z]/g, '_$&').toUpperCase()).toBe(name);
  });

  it.each(settings)('returns $name, which some code reads', ({ path }) => {
    expect(path.filter((field) => !fieldsRead.has(field))).toEqual([]);
  });

  it('returns each default as the text of an environment variable', () => {
    const written = Object.fromEntries(
      settings.map((setting) => [setting.name, setting.defaultValue]),
    );
    expect(written).toMatchObject({
      PORT: '3000',
      PAYMENT_FORM_ORIGINS: 'https://secure.librapay.ro https://merchant.librapay.ro',
      IMAGE_ORIGINS: undefined,
      REDIS_URL: undefined,
    });
  });

  it('marks as examples only settings that have a default', () => {
    const marked = settings.filter(({ isExample }) => isExample);
    expect(marked.filter(({ defaultValue }) => defaultValue === undefined)).toEqual([]);
  });
});
