import { HIDDEN_MODAL, HIDDEN_NAVBAR, isFlagOn } from './menu-query.ts';
import { parseLanguage, parseProductSlug, readTableId, parseTableRange } from './query-values.ts';
import { TABLE_STRIP_SCRIPT } from './security/inline-scripts.ts';

describe('the product in a query', () => {
  it.each([
    ['?produs=papanasi', 'papanasi'],
    ['?hidden_navbar&produs=papanasi', 'papanasi'],
    ['?produs=', undefined],
    ['?produs=)', undefined],
    ['?produs=pizza%20quattro', undefined],
    ['?produs=Pizza', undefined],
    ['?alt=papanasi', undefined],
    ['', undefined],
  ])('with the query %p is %p', (search, slug) => {
    expect(parseProductSlug(new URLSearchParams(search))).toBe(slug);
  });
});

describe('the table in a query', () => {
  it.each([
    ['?masa=4', '4'],
    ['?hidden_modal=1&masa=Terasa_2-b', 'Terasa_2-b'],
    [`?masa=${'M'.repeat(64)}`, 'M'.repeat(64)],
    [`?masa=${'M'.repeat(65)}`, undefined],
    ['?masa=4).', '4'],
    ['?masa=', undefined],
    ['?masa=4%2F..', undefined],
    ['?masa=%34', '4'],
    ['?masa=4.5', undefined],
    ['?masa=a%20b', undefined],
    ['?masa=4&masa=5', '4'],
    ['?masa=&masa=5', undefined],
    ['?masa[]=4', undefined],
    ['?table=4', undefined],
    ['', undefined],
  ])('with the query %p is %p, and the strip names no other one', (search, tableId) => {
    expect(readTableId(search)).toBe(tableId);
    const strip = { dataset: { text: '{}' }, textContent: '', hidden: true };
    const document = { currentScript: { previousElementSibling: strip } };
    // oxlint-disable-next-line no-new-func, typescript/no-implied-eval -- the text of a script in the page
    new Function('location', 'document', TABLE_STRIP_SCRIPT)({ search }, document);
    expect([undefined, tableId]).toContain(strip.hidden ? undefined : strip.textContent);
  });
});

describe('a value at the end of a damaged link', () => {
  const damages = [
    'VALUE) VALUE. VALUE, VALUE... VALUE%20 VALUE+ VALUE%0D%0A VALUE%C2%A0 VALUE=20',
    'VALUE%E2%80%8B VALUE%EF%BB%BF VALUE%E2%80%9D VALUE** VALUE%22%3EMeniu%3C/a%3E',
    'VALUE%22%29.%20%E2%80%8B %20VALUE (VALUE) %22VALUE%22',
  ].flatMap((line) => line.split(' '));

  it.each(damages)('is read without the damage in %s', (damaged) => {
    const read = (value: string): URLSearchParams =>
      new URLSearchParams(`?produs=${damaged.replace('VALUE', value)}`);
    expect(parseProductSlug(read('pizza-2'))).toBe('pizza-2');
    expect(parseLanguage(read('en').get('produs'))).toBe('en');
    expect(parseTableRange(read('3').get('produs'), read('7').get('produs'))).toEqual({
      first: 3,
      last: 7,
    });
  });
});

describe('a flag in a query', () => {
  it.each([
    ['FLAG', true],
    ['FLAG=', true],
    ['FLAG=1', true],
    ['FLAG=TRUE', true],
    ['FLAG=anything', true],
    ['FLAG=00', true],
    ['a=b&FLAG&c=d', true],
    ['FLAG=1&FLAG=0', true],
    ['', false],
    ['other=1', false],
    ['FLAG=false', false],
    ['FLAG=False', false],
    ['FLAG=0', false],
    ['FLAG=0&FLAG=1', false],
    ['xFLAG=1', false],
    ['a=FLAG', false],
  ])('is on in %j: %s', (search, isOn) => {
    for (const name of [HIDDEN_NAVBAR, HIDDEN_MODAL] as const) {
      const query = new URLSearchParams(search.replaceAll('FLAG', name));
      expect(isFlagOn(query, name)).toBe(isOn);
      expect(isFlagOn(new URLSearchParams(`${name.toUpperCase()}=1`), name)).toBe(false);
    }
  });
});
