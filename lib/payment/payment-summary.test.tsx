import { STORAGE_KEYS } from '@/lib/browser/storage';
import type { PaymentForm } from '@/lib/payment-form';
import {
  findAmount,
  findMerchant,
  findSummary,
  forgetAmount,
  storeAmount,
} from './payment-summary.ts';

type Field = readonly [name: string, value: string];

const createForm = (...fields: readonly Field[]): PaymentForm => ({
  action: 'https://bank.example/pay',
  method: 'post',
  fields: fields.map(([name, value]) => ({ kind: 'hidden', name, value })),
});

const ORDER: Field = ['ORDER', '700001'];
const AMOUNT: Field = ['AMOUNT', '32.50'];
const CURRENCY: Field = ['CURRENCY', 'RON'];
const complete = createForm(AMOUNT, CURRENCY, ORDER);

afterEach(forgetAmount);

describe('what a form says of its payment', () => {
  it.each([
    ['32.50', '32,50\u00a0RON'],
    ['0.05', '0,05\u00a0RON'],
    ['1234.00', '1.234,00\u00a0RON'],
  ])('is the order, and for %j the amount %j', (value, amount) => {
    const form = createForm(['AMOUNT', value], CURRENCY, ORDER);
    expect(findSummary(form)).toEqual({ order: '700001', amount });
  });

  it.each([
    ['no amount', [CURRENCY]],
    ['no currency', [AMOUNT]],
    ['an amount without decimals', [['AMOUNT', '32'], CURRENCY]],
    ['a comma', [['AMOUNT', '32,50'], CURRENCY]],
    ['bani', [['AMOUNT', '32.505'], CURRENCY]],
    ['a negative amount', [['AMOUNT', '-32.50'], CURRENCY]],
    ['spaces', [['AMOUNT', ' 32.50'], CURRENCY]],
    ['a word', [['AMOUNT', 'NaN'], CURRENCY]],
    ['a numeric currency', [AMOUNT, ['CURRENCY', '946']]],
    ['two amounts', [AMOUNT, ['AMOUNT', '99.00'], CURRENCY]],
    [
      'other names',
      [
        ['Amount', '32.50'],
        ['Currency', 'RON'],
      ],
    ],
  ] as const)('has no amount if the form has %s', (_name, fields) => {
    expect(findSummary(createForm(...fields)).amount).toBeUndefined();
  });

  it('has nothing from a field that the visitor can change', () => {
    const visible = { kind: 'visible', label: 'Suma', input: 'text', required: true } as const;
    const fields = complete.fields.map((field) => ({ ...field, ...visible }));
    const nothing = { order: undefined, amount: undefined };
    expect(findSummary({ ...complete, fields })).toEqual(nothing);
  });
});

describe('the merchant of a form', () => {
  const find = (...names: readonly string[]): string | undefined =>
    findMerchant(createForm(...names.map((name): Field => ['MERCH_NAME', name])));

  it.each(['Hanul Trei Fântâni S.R.L.', 'Polonic (exemplu)', '7 Scări & Co.'])(
    'is the name that the bank shows: %s',
    (name) => {
      expect(find(name)).toBe(name);
    },
  );

  it.each([
    ['none', []],
    ['two', ['A', 'B']],
    ['an empty name', ['']],
    ['only a space', [' ']],
    ['a line break', ['Polonic\nContinuă']],
    ['a change of direction', ['Polonic \u202egro']],
    ['a zero-width space', ['Polo\u200bnic']],
    ['more than 80 characters', ['a'.repeat(81)]],
  ] as const)('is not named by a form with %s', (_name, names) => {
    expect(find(...names)).toBeUndefined();
  });
});

describe('the amount that the tab stores', () => {
  it('is found for the submitted order alone, until it is forgotten', () => {
    storeAmount(complete);
    expect(findAmount('700001')).toBe('32,50\u00a0RON');
    expect(findAmount('700002')).toBeUndefined();
    expect(findAmount(undefined)).toBeUndefined();
    forgetAmount();
    expect(findAmount('700001')).toBeUndefined();
    expect(sessionStorage).toHaveLength(0);
  });

  it.each([
    ['without an amount', createForm(CURRENCY, ORDER)],
    ['without an order', createForm(AMOUNT, CURRENCY)],
    ['with a malformed order', createForm(AMOUNT, CURRENCY, ['ORDER', '../1 2'])],
  ])('is forgotten when a form %s is submitted', (_name, form) => {
    storeAmount(complete);
    storeAmount(form);
    expect(sessionStorage).toHaveLength(0);
  });

  it.each([
    '700001',
    '700001 32.50',
    '700001 32.50 RON RON',
    '700001 <b> RON',
    '700001 32.50 lei',
    '{"700001":"32.50"}',
  ])('is not read from %j, which another page has written', (text) => {
    sessionStorage.setItem(STORAGE_KEYS.paymentAmount, text);
    expect(findAmount('700001')).toBeUndefined();
  });
});
