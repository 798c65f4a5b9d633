import type { PaymentForm } from '../../api/payment-form.ts';

export type FormEntry = readonly [name: string, value: string];

/** The name of our own input for a field. The provider's names are not used in the page. */
export function formatInputName(index: number): string {
  return `field-${index}`;
}

/** The entries to submit, in the order of the provider's form: its values and the entered ones. */
export function collectEntries(form: PaymentForm, typed: FormData): readonly FormEntry[] {
  return form.fields.flatMap((field, index): readonly FormEntry[] => {
    if (field.kind === 'hidden') return [[field.name, field.value]];
    const value = typed.get(formatInputName(index));
    return typeof value === 'string' ? [[field.name, value]] : [];
  });
}

/**
 * Submits to the bank with a form created for this call. A field shadows the form's property of the
 * same name ('action', 'submit', 'parentNode'), which breaks code that works with the form. Therefore
 * no rendered form uses the provider's names, and this one calls the prototype's `submit`.
 */
export function submitForm({ action, method }: PaymentForm, entries: readonly FormEntry[]): void {
  const form = document.createElement('form');
  for (const [name, value] of Object.entries({ action, method, 'accept-charset': 'UTF-8' })) {
    form.setAttribute(name, value);
  }
  form.hidden = true;
  const inputs = entries.map(([name, value]) => {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    return input;
  });
  document.body.append(form);
  form.append(...inputs);
  HTMLFormElement.prototype.submit.call(form);
}
