import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { countListItems, findProblems, parseRows, parseTests, readSource } from './named-tests.ts';

const ROOT = join(import.meta.dirname, '../..');

const document = readSource('docs/requirements.md');
const rows = parseRows(document);

describe('docs/requirements.md', () => {
  it('has a readable row for each list item', () => {
    expect(rows).toHaveLength(countListItems(document));
    expect(rows.length).toBeGreaterThan(150);
  });

  it('has each id once, in ascending order within its subject', () => {
    const subjects = [...document.matchAll(/^## ([A-Z]): /gm)].map(([, subject = '']) => subject);
    const places = rows.map(({ id }) => {
      const [subject = '', number] = id.split('-');
      return subjects.indexOf(subject) * 1_000 + Number(number);
    });
    expect(new Set(subjects).size).toBe(subjects.length);
    // The place of an id is negative if the document has no heading for the subject of the id.
    expect(Math.min(...places)).toBeGreaterThan(0);
    expect(places).toEqual([...new Set(places)].toSorted((one, other) => one - other));
  });

  it.each(rows)('names tests that exist for $id', ({ tests }) => {
    expect(parseTests(tests)).not.toEqual([]);
    expect(findProblems(tests)).toEqual([]);
  });
});

describe('the check of the named tests', () => {
  it.each([
    ['a file that does not exist', '`lib/none.test.ts`', 'no test file: lib/none.test.ts'],
    ['a file that is no test', '`lib/ids.ts`', 'no test file: lib/ids.ts'],
    [
      'a title that does not exist',
      '`lib/ids.test.ts` "an id"',
      'no title "an id" in lib/ids.test.ts',
    ],
    ['a part of a title', '`lib/ids.test.ts` "a tok"', 'no title "a tok" in lib/ids.test.ts'],
    [
      'words between the tests',
      '`lib/ids.test.ts` and more',
      'unreadable: `lib/ids.test.ts` and more',
    ],
  ])('rejects %s', (_, tests, problem) => {
    expect(findProblems(tests)).toEqual([expect.stringContaining(problem)]);
  });
});

/** Matches ids after the word "requirement", also across a line break of a comment. */
const CITATION = /\b[Rr]equirements?[\s*/]+((?:[A-Z]-\d+(?:,|,? and| to)[\s*/]+)*[A-Z]-\d+)/g;

const findCitedIds = (text: string): readonly string[] =>
  [...text.matchAll(CITATION)].flatMap(([, ids = '']) => ids.match(/[A-Z]-\d+/g) ?? []);

describe('citations of requirements', () => {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.scss', '*.md'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => existsSync(join(ROOT, file)) && !file.endsWith('requirements.test.ts'));
  const citations = files.flatMap((file) =>
    file === '' ? [] : findCitedIds(readSource(file)).map((id) => ({ file, id })),
  );

  it('name rows that exist', () => {
    const known = new Set(rows.map(({ id }) => id));
    expect(citations.length).toBeGreaterThan(40);
    expect(citations.filter(({ id }) => !known.has(id))).toEqual([]);
  });

  it.each([
    ['(requirement Z-1)', ['Z-1']],
    ['Requirements Z-1, Z-2 and Z-3.', ['Z-1', 'Z-2', 'Z-3']],
    ['(requirements Z-1 to Z-12)', ['Z-1', 'Z-12']],
    ['(requirements\n * Z-1 and Z-2)', ['Z-1', 'Z-2']],
  ])('are found in %j', (text, ids) => {
    expect(findCitedIds(text)).toEqual(ids);
  });
});
