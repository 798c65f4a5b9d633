import fc from 'fast-check';
import { anyCharacter } from '@/e2e/support/unit/any-character';
import { MESSAGE_MAX_CHARACTERS, parseBankReturn } from './bank-return.ts';
import type { BankReturn } from './bank-return.ts';

const declined = (query: Readonly<Record<string, string>>): BankReturn & { kind: 'declined' } => {
  const bankReturn = parseBankReturn(query);
  if (bankReturn.kind !== 'declined') throw new Error(`${bankReturn.kind} is not a decline`);
  return bankReturn;
};

describe("the bank's return", () => {
  it('with RC 00 is an approval with its order', () => {
    const query = { RC: '00', MESSAGE: 'Approved', ORDER: '1234567' };
    expect(parseBankReturn(query)).toEqual({ kind: 'approved', order: '1234567' });
  });

  it.each([
    ...[undefined, '', ' ', '0 0', ' 00', '00 ', '51\n', '00000', 'ABCDE', '1.5', '+51', '-'],
    ...['--19', '-1A', '-12345', '\u221219', '٥١', 'ăă'],
  ])('with RC %j is unclear', (RC) => {
    expect(parseBankReturn({ RC, ORDER: '1234567' })).toEqual({
      kind: 'unclear',
      order: '1234567',
    });
  });

  it.each([
    ['card', ['14', '33', '54', '55', '75', '82']],
    ['funds', ['51', '61', '65']],
    ['bank', ['05', '41', '43', '57', '62']],
    ['cancelled', ['99']],
    ['later', ['91', '990']],
    ['malfunction', ['96']],
    ['check', ['94', '-19', '-25', '-1', '77', '0', '000', '0000', '5', '1A', 'n7', 'N7', 'ABCD']],
    ['check', ['9999', '-9999']],
  ])('is a decline with the help group "%s" for each RC of %j', (help, codes) => {
    for (const code of codes) expect(declined({ RC: code })).toMatchObject({ code, help });
  });

  it('is a decline with its message for every well-formed code except 00', () => {
    const code = fc.oneof(
      fc.stringMatching(/^[0-9A-Za-z]{1,4}$/),
      fc.stringMatching(/^-[0-9]{1,4}$/),
    );
    fc.assert(
      fc.property(code, (RC) => {
        fc.pre(RC !== '00');
        const bankReturn = parseBankReturn({ RC, MESSAGE: 'Refused', ORDER: '1234567' });
        expect(bankReturn).toMatchObject({ kind: 'declined', code: RC, message: 'Refused' });
      }),
    );
  });

  it('is unclear for any RC that is not a well-formed code', () => {
    const isCode = (text: string): boolean => /^([a-z0-9]{1,4}|-[0-9]{1,4})$/i.test(text);
    const text = fc.oneof(
      fc.string({ unit: anyCharacter }),
      fc.stringMatching(/^[ -~]{0,8}$/),
      fc.stringMatching(/^-?[0-9A-Za-z]{5,20}$/),
    );
    fc.assert(
      fc.property(text, (RC) => {
        fc.pre(!isCode(RC));
        expect(parseBankReturn({ RC }).kind).toBe('unclear');
      }),
    );
  });

  it('uses the first value of a repeated key', () => {
    const query = { RC: ['51', '00'], MESSAGE: ['first', 'second'], ORDER: ['1', '2'] };
    expect(parseBankReturn(query)).toMatchObject({
      kind: 'declined',
      code: '51',
      message: 'first',
      order: '1',
    });
    expect(parseBankReturn({ RC: [] })).toEqual({ kind: 'unclear', order: undefined });
  });

  it.each(['', ' ', '../x', 'a/b', 'a b', 'ă', '%00', 'x'.repeat(65), '1\n'])(
    'has no order when ORDER is %j',
    (order) => {
      expect(parseBankReturn({ RC: '00', ORDER: order })).toEqual({
        kind: 'approved',
        order: undefined,
      });
    },
  );
});

describe("the message of the bank's return", () => {
  it.each([
    ['Do not honor', 'Do not honor'],
    ['<b>bold</b> &amp; more', '<b>bold</b> &amp; more'],
    ['<script>alert(1)</script>', '<script>alert(1)</script>'],
    [`a${'\u0301\u0323'.repeat(5_000)}`, '\u1ea1\u0323\u0301\u0301'],
    ['two\r\nlines', 'two lines'],
    ['re\u202eversed\u2066', 'reversed'],
    ['nul\0l', 'null'],
    [' \t ', undefined],
    ['', undefined],
    ['Plat\ufffd', undefined],
    ['Plat\ud800', undefined],
  ])('%j is shown as %j', (message, shown) => {
    expect(declined({ RC: '77', MESSAGE: message }).message).toBe(shown);
  });

  it('is cut at its limit, but not inside a character', () => {
    expect([...(declined({ RC: '77', MESSAGE: '😀'.repeat(400) }).message ?? '')]).toHaveLength(
      MESSAGE_MAX_CHARACTERS,
    );
    const fitting = 'a'.repeat(MESSAGE_MAX_CHARACTERS);
    expect(declined({ RC: '77', MESSAGE: fitting }).message).toBe(fitting);
    const words = `${'a'.repeat(MESSAGE_MAX_CHARACTERS - 2)} and more`;
    expect(declined({ RC: '77', MESSAGE: words }).message).toBe(
      `${'a'.repeat(MESSAGE_MAX_CHARACTERS - 2)}…`,
    );
  });

  it('is one line of limited length without control characters, for any sent text', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter, maxLength: 400 }), (text) => {
        const { message = '' } = declined({ RC: '77', MESSAGE: text });
        expect([...message].length).toBeLessThanOrEqual(MESSAGE_MAX_CHARACTERS);
        expect(message).not.toMatch(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u);
        expect(message.isWellFormed()).toBe(true);
      }),
    );
  });
});
