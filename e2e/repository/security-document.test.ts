import { countListItems, findProblems, parseRows, parseTests, readSource } from './named-tests.ts';

const document = readSource('docs/security.md');
const rows = parseRows(document);

/** Returns a number that sorts `V3.4.10` after `V3.4.9`. */
const rankOf = (id: string): number =>
  (id.match(/\d+/g) ?? []).reduce((rank, part) => rank * 100 + Number(part), 0);

describe('docs/security.md', () => {
  it('has a readable row for each list item', () => {
    expect(rows).toHaveLength(countListItems(document));
  });

  it.each([
    ['threats', /^T-\d+$/, 25],
    ['items of the OWASP ASVS', /^V\d+\.\d+\.\d+$/, 30],
  ])('has the %s once and in order', (_, pattern, moreThan) => {
    const ranks = rows.filter(({ id }) => pattern.test(id)).map(({ id }) => rankOf(id));
    expect(ranks.length).toBeGreaterThan(moreThan);
    expect(ranks).toEqual([...new Set(ranks)].toSorted((one, other) => one - other));
  });

  it('has only rows of threats and of the OWASP ASVS', () => {
    expect(rows.filter(({ id }) => !/^(?:T-\d+|V\d+\.\d+\.\d+)$/.test(id))).toEqual([]);
  });

  it.each(rows)('names tests that exist for $id', ({ tests }) => {
    expect(parseTests(tests)).not.toEqual([]);
    expect(findProblems(tests)).toEqual([]);
  });
});
