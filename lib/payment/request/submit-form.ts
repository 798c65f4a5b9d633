import type { PaymentForm } from '../../api/payment-form.ts';

export type FormEntry = readonly [name: string, value: string];

/**
 * The name of an input on the page. It is unique, but two fields of the provider's form may have
 * the same name. So only the submitted form has the provider's names.
 */
export function formatInputName(index: number): string {
  return `field-${index}`;
}

/** In the order of the provider's form. A checkbox that is not ticked has no entry. */
export function collectEntries(form: PaymentForm, entered: FormData): readonly FormEntry[] {
  return form.fields.flatMap((field, index): readonly FormEntry[] => {
    if (field.kind === 'hidden') return [[field.name, field.value]];
    const value = entered.get(formatInputName(index));
    return typeof value === 'string' ? [[field.name, value]] : [];
  });
}

/**
 * A field hides the form's property of the same name, such as 'action', 'append' or 'submit'. So
 * set attributes, append all inputs in one call, and call `submit` of the prototype.
 */
export function submitForm({ action, method }: PaymentForm, entries: readonly FormEntry[]): void {
  const element = document.createElement('form');
  for (const [name, value] of Object.entries({ action, method, 'accept-charset': 'UTF-8' })) {
    element.setAttribute(name, value);
  }
  element.hidden = true;
  const inputs = entries.map(([name, value]) => {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    return input;
  });
  document.body.append(element);
  element.append(...inputs);
  HTMLFormElement.prototype.submit.call(element);
}
