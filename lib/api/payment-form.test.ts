import { hasVisibleFields, isPaymentForm } from './payment-form.ts';
import type { PaymentField, PaymentForm } from './payment-form.ts';

const hidden: PaymentField = { kind: 'hidden', name: 'AMOUNT', value: '10.00' };
const visible: PaymentField = {
  kind: 'visible',
  name: 'card',
  value: '',
  label: 'Card number',
  input: 'tel',
  required: true,
};
const form = (...fields: readonly PaymentField[]): PaymentForm => ({
  action: 'https://bank.example/pay',
  method: 'post',
  fields,
});

describe('a payment form', () => {
  it('has visible fields when one of its fields is visible', () => {
    expect(hasVisibleFields(form(hidden, visible))).toBe(true);
    expect(hasVisibleFields(form(hidden))).toBe(false);
  });

  it.each([
    ['hidden fields', form(hidden)],
    ['visible fields', form({ ...visible, maxLength: 19, autocomplete: 'cc-number' })],
    ['a field that may not be changed', form({ ...visible, readOnly: true })],
    ['a ticked box', form({ ...visible, input: 'checkbox', checked: true })],
    ['a select', form({ ...visible, input: 'select', options: [{ value: '1', label: 'One' }] })],
    ['a label for its button', { ...form(hidden), submitLabel: 'Plătește' }],
    [
      'another encoding and charset, and values that the browser does not check',
      { ...form(hidden), encoding: 'text/plain', charset: 'windows-1250', isUnchecked: true },
    ],
  ])('with %s is valid after it was converted to JSON and back', (_name, value) => {
    expect(isPaymentForm(JSON.parse(JSON.stringify(value)))).toBe(true);
  });

  it.each([
    ['null', null],
    ['text', 'form'],
    ['a list', []],
    ['no action', { ...form(hidden), action: undefined }],
    ['another method', { ...form(hidden), method: 'put' }],
    ['fields that are no list', { ...form(), fields: {} }],
    ['a field without a name', { ...form(), fields: [{ kind: 'hidden', value: '' }] }],
    ['a field of another kind', { ...form(), fields: [{ ...hidden, kind: 'file' }] }],
    ['an input of another kind', { ...form(), fields: [{ ...visible, input: 'file' }] }],
    ['options that are no list', { ...form(), fields: [{ ...visible, options: 'x' }] }],
    [
      'an option without a label',
      { ...form(), fields: [{ ...visible, options: [{ value: '1' }] }] },
    ],
    [
      'an option without a value',
      { ...form(), fields: [{ ...visible, options: [{ label: 'One' }] }] },
    ],
    ['a length that is no number', { ...form(), fields: [{ ...visible, maxLength: '9' }] }],
    ['a `readOnly` that is text', { ...form(), fields: [{ ...visible, readOnly: 'readonly' }] }],
    ['a `checked` that is text', { ...form(), fields: [{ ...visible, checked: 'no' }] }],
    ['a label that is no text', { ...form(hidden), submitLabel: 1 }],
    ['an unknown encoding', { ...form(hidden), encoding: 'application/json' }],
    ['a malformed charset', { ...form(hidden), charset: 'a b' }],
    ['an `isUnchecked` that is text', { ...form(hidden), isUnchecked: '' }],
  ])('is not valid: %s', (_name, value) => {
    expect(isPaymentForm(value)).toBe(false);
  });
});
