import { createHmac } from 'node:crypto';
import { isSignedForm, signAnswer, signForm } from './signature.ts';

const KEY = Buffer.from('00112233445566778899AABBCCDDEEFF', 'hex');

const form = {
  AMOUNT: '84.50',
  CURRENCY: 'RON',
  ORDER: '700001',
  DESC: 'Plată',
  MERCH_NAME: 'Polonic',
  MERCH_URL: 'http://localhost:3000',
  MERCHANT: '000000060001099',
  TERMINAL: '60001099',
  EMAIL: 'a@b.example',
  TRTYPE: '0',
  COUNTRY: '',
  MERCH_GMT: '',
  TIMESTAMP: '20260115100000',
  NONCE: '0123456789ABCDEF0123456789ABCDEF',
  BACKREF: 'http://localhost:3000/r',
  DATA_CUSTOM: 'unsigned',
};

describe('P_SIGN, the signature in a form or an answer', () => {
  it('covers each value after its length in bytes, and a dash for an empty value', () => {
    const source =
      '584.503RON67000016Plată7Polonic21http://localhost:300015000000060001099860001099' +
      '11a@b.example10--142026011510000032' +
      '0123456789ABCDEF0123456789ABCDEF23http://localhost:3000/r';
    const expected = createHmac('sha1', KEY).update(source).digest('hex').toUpperCase();
    expect(signForm(form).P_SIGN).toBe(expected);
    expect(expected).toMatch(/^[0-9A-F]{40}$/);
  });

  it('covers the fields of an answer in the order that the bank prescribes', () => {
    const answer = { ...form, ACTION: '0', RC: '00', MESSAGE: 'Approved', RRN: '', INT_REF: 'AB' };
    const parts = [
      '860001099',
      '10',
      '6700001',
      '584.50',
      '3RON',
      '6Plată',
      '10',
      '200',
      '8Approved',
      '-',
      '2AB',
      '-',
      '1420260115100000',
      '320123456789ABCDEF0123456789ABCDEF',
    ];
    expect(signAnswer(answer).P_SIGN).toBe(
      createHmac('sha1', KEY).update(parts.join('')).digest('hex').toUpperCase(),
    );
  });

  it('is valid only for the values that were signed', () => {
    const signed = signForm(form);
    expect(isSignedForm(signed)).toBe(true);
    expect(isSignedForm({ ...signed, DATA_CUSTOM: 'other', CARD_NAME: 'Ana' })).toBe(true);
    for (const name of ['AMOUNT', 'ORDER', 'BACKREF', 'NONCE', 'P_SIGN']) {
      expect(isSignedForm({ ...signed, [name]: `${signed[name]}1` })).toBe(false);
    }
    expect(isSignedForm(form)).toBe(false);
  });
});
