import { render, screen } from '@testing-library/react';
import type { PaymentField } from '@/lib/api/payment-form';
import { PaymentFields } from './payment-fields.tsx';

const select: PaymentField = {
  kind: 'visible',
  name: 'year',
  value: '',
  label: 'Anul',
  input: 'select',
  required: false,
  options: [
    { value: '27', label: '2027' },
    { value: '28', label: '2028' },
  ],
};

describe('a select of a payment form', () => {
  // Happy DOM puts a disabled option into `FormData`, but browsers do not. So check `disabled`.
  it.each([
    ['an option that a browser does not send, if the select has no value', '', 'Alege', true],
    ['the option with the value of the select', '28', '2028', false],
  ])('shows %s', (_name, value, text, disabled) => {
    render(<PaymentFields fields={[{ ...select, value }]} chooseText="Alege" />);
    const field = screen.getByLabelText<HTMLSelectElement>('Anul');
    expect([...field.selectedOptions]).toEqual([expect.objectContaining({ text, disabled })]);
  });
});
