import type { PaymentForm } from './payment-form.ts';

export type FormEntry = readonly [name: string, value: string];

/** What the page calls its own input for a field. The provider's names stay away from the page. */
export function formatInputName(index: number): string {
  return `field-${index}`;
}

/** What leaves for the bank, in the order of the provider's form: its values and what was typed. */
export function collectEntries(form: PaymentForm, typed: FormData): readonly FormEntry[] {
  return form.fields.flatMap((field, index): readonly FormEntry[] => {
    if (field.kind === 'hidden') return [[field.name, field.value]];
    const value = typed.get(formatInputName(index));
    return typeof value === 'string' ? [[field.name, value]] : [];
  });
}

/**
 * Posts to the bank by a form made for this moment. A field hides every member of its form that has
 * its name ('action', 'parentNode', 'nodeName'), which breaks whatever works with the form; so no
 * form of the page ever has the provider's names, and this one is only submitted, past what they hide.
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
