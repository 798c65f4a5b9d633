import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
export const readSource = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

export type Row = { readonly id: string; readonly text: string; readonly tests: string };
type NamedTest = { readonly file: string; readonly titles: readonly string[] };

/**
 * Matches a row of `docs/requirements.md` or `docs/security.md`. A row is a list item of two lines:
 * the first has an id and a text, the second names tests.
 */
const ROW = /^- \*\*([A-Z][-.\d]+)\*\* (.+)\n {2}Shown by: (.+)\.$/gm;
const NAMED_TEST = /`([^`]+)`((?:,? "[^"]+")*)(?:; |$)/g;

export function parseRows(document: string): readonly Row[] {
  return [...document.matchAll(ROW)].map(([, id = '', text = '', tests = '']) => ({
    id,
    text,
    tests,
  }));
}

/** Each list item must be a row, so tests compare this number with the number of rows. */
export function countListItems(document: string): number {
  return document.match(/^\s*[-*] /gm)?.length ?? 0;
}

export function parseTests(tests: string): readonly NamedTest[] {
  return [...tests.matchAll(NAMED_TEST)].map(([, file = '', titles = '']) => ({
    file,
    titles: [...titles.matchAll(/"([^"]+)"/g)].map(([, title = '']) => title),
  }));
}

/**
 * In a title that a document quotes, `…` stands for a placeholder of `it.each` or of a template
 * literal. This expression matches such a placeholder.
 */
const PLACEHOLDER = String.raw`(?:\$\{.*?\}|%[#dijops]|\$\w+)`;

/** Whether a call in the file has the title as its first argument. */
function hasTitle(file: string, title: string): boolean {
  const written = title
    .split('…')
    .map(escape)
    .join(PLACEHOLDER)
    .replaceAll("'", String.raw`\\?'`);
  return new RegExp(String.raw`\(\s*(['"\`])${written}\1,`).test(readSource(file));
}

export function findProblems(tests: string): readonly string[] {
  const leftOver = tests.replaceAll(NAMED_TEST, '');
  if (leftOver !== '') return [`unreadable: ${leftOver}`];
  return parseTests(tests).flatMap(({ file, titles }) => {
    if (!/\.(test|spec)\.tsx?$/.test(file) || !existsSync(join(ROOT, file)))
      return [`no test file: ${file}`];
    return titles
      .filter((title) => !hasTitle(file, title))
      .map((title) => `no title "${title}" in ${file}`);
  });
}
