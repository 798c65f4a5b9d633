import { render, screen } from '@testing-library/react';
import type { PaymentField } from '@/lib/api/payment-form';
import { PaymentFields } from './payment-fields.tsx';

const years = [
  { value: '27', label: '2027' },
  { value: '28', label: '2028' },
];
const withBlank = [{ value: '', label: 'Niciunul' }, ...years];

const select = {
  kind: 'visible',
  name: 'year',
  value: '',
  label: 'Anul',
  input: 'select',
  required: false,
  options: years,
} satisfies PaymentField;

describe('a select of a payment form', () => {
  // Happy DOM puts a disabled option into `FormData`, but browsers do not. So check `disabled`.
  it.each([
    ['an option that a browser does not send, if no option has its value', {}, 'Alege', true],
    [
      'the same, if nothing is chosen and an option has the value ""',
      { isUnchosen: true, options: withBlank },
      'Alege',
      true,
    ],
    ['the chosen option, if its value is ""', { options: withBlank }, 'Niciunul', false],
    ['the option with the value of the select', { value: '28' }, '2028', false],
  ])('shows %s', (_name, fields, text, disabled) => {
    render(<PaymentFields fields={[{ ...select, ...fields }]} chooseText="Alege" />);
    const field = screen.getByLabelText<HTMLSelectElement>('Anul');
    expect([...field.selectedOptions]).toEqual([expect.objectContaining({ text, disabled })]);
  });
});
