import type { PaymentForm } from '../../api/payment-form.ts';

export type FormEntry = readonly [name: string, value: string];

/**
 * The name of the input that the page shows for a field. The input does not get the field's own
 * name, because two fields can have the same name. The submitted form has the fields' own names.
 */
export function formatInputName(index: number): string {
  return `field-${index}`;
}

/** The entries have the order of the form's fields. A checkbox that is not ticked has no entry. */
export function collectEntries(form: PaymentForm, entered: FormData): readonly FormEntry[] {
  return form.fields.flatMap((field, index): readonly FormEntry[] => {
    if (field.kind === 'hidden') return [[field.name, field.value]];
    const value = entered.get(formatInputName(index));
    return typeof value === 'string' ? [[field.name, value]] : [];
  });
}

/**
 * An input named `action`, `append` or `submit` hides the form element's property of that name. So
 * append all inputs last, in one call, and then call the prototype's `submit`.
 */
export function submitForm(form: PaymentForm, entries: readonly FormEntry[]): void {
  const { action, method, encoding = '', charset = 'UTF-8' } = form;
  const element = document.createElement('form');
  const attributes = { action, method, enctype: encoding, 'accept-charset': charset };
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
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
