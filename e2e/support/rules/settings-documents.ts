import { listSettings } from '../../../lib/config/settings.ts';
import type { ListedSetting } from '../../../lib/config/settings.ts';

const TABLE_START = '<!-- The settings, written by `npm run document-settings` -->';
const TABLE_END = '<!-- The end of the settings -->';

function formatDefault(setting: ListedSetting): string {
  const { defaultInWords, defaultValue, isExample, isExampleShown } = setting;
  const value = defaultInWords ?? (defaultValue === undefined ? 'none' : `\`${defaultValue}\``);
  if (!isExample) return value;
  return isExampleShown ? `${value}, example` : 'example';
}

/** The rows of the README's table of settings, each a list of cells. */
export function getSettingRows(): readonly (readonly string[])[] {
  return listSettings().map((setting) => [
    setting.isFrozen ? `\`${setting.name}\` (_build_)` : `\`${setting.name}\``,
    setting.meaning,
    formatDefault(setting),
  ]);
}

const partsOf = (readme: string): readonly [string, string, string] => {
  const [start, end] = [readme.indexOf(TABLE_START), readme.indexOf(TABLE_END)];
  if (start < 0 || end < start) throw new Error(`README.md lacks ${TABLE_START} or ${TABLE_END}`);
  const tableStart = start + TABLE_START.length;
  return [readme.slice(0, tableStart), readme.slice(tableStart, end), readme.slice(end)];
};

/** Reads the rows of the table without its two heading lines. */
export function readSettingRows(readme: string): readonly (readonly string[])[] {
  const rows = partsOf(readme)[1].trim().split('\n').slice(2);
  return rows.map((row) =>
    row
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

/** The new table is not aligned: `document-settings.mjs` formats the README with Prettier later. */
export function replaceSettingTable(readme: string): string {
  const [before, , after] = partsOf(readme);
  const rows = [['name', 'meaning', 'default'], ['---', '---', '---'], ...getSettingRows()];
  return `${before}\n\n${rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}\n\n${after}`;
}

const ENV_HEADING = `# Every setting with its default, written by \`npm run document-settings\`.
# Copy this file to .env.local and take the # away before the settings that you change.
# The environment wins over files. $NAME in a value stands for another variable, \\$ for the sign.
`;

/** Quotes a value that a parser of `.env` files may cut off, for example at a space or a #. */
const quoteIfNeeded = (value: string): string =>
  /^[\w.:/@?=+-]*$/.test(value) ? value : `"${value}"`;

function formatEnvEntry(setting: ListedSetting): string {
  const { name, defaultValue, defaultInWords, isExample, isFrozen } = setting;
  const remarks = [
    ...(isExample ? ['an example value'] : []),
    ...(isFrozen ? ['frozen by the build'] : []),
    ...(defaultValue === undefined && defaultInWords ? [`default: ${defaultInWords}`] : []),
  ];
  const remark = remarks.length === 0 ? '' : ` (${remarks.join('; ')})`;
  return `# ${setting.meaning}${remark}\n#${name}=${quoteIfNeeded(defaultValue ?? '')}\n`;
}

export function formatEnvExample(): string {
  return [ENV_HEADING, ...listSettings().map(formatEnvEntry)].join('\n');
}
