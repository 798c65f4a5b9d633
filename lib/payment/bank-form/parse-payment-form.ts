import type { PaymentField, PaymentForm } from '../../api/payment-form.ts';
import { failed, success } from '../../result.ts';
import type { Result } from '../../result.ts';
import type { FormRefusal } from './form-refusal.ts';
import { parseAction } from './parse-action.ts';
import { parseControl } from './parse-control.ts';
import { getAttribute, hasAttribute, isTag, readDocument, readText } from './read-document.ts';
import type { Element, FormDocument } from './read-document.ts';
import { formatLabel } from './read-label.ts';

/** LibraPay's form has fewer than 20 fields. */
export const MAX_FIELDS = 100;

const FORM_ENCODING = 'application/x-www-form-urlencoded';
const BUTTON_TYPES: readonly string[] = ['submit', 'image', 'button', 'reset'];
const OWN_ACTION_ATTRIBUTES: readonly string[] = ['formaction', 'formmethod', 'formenctype'];

/**
 * Reads the bank's form from the provider's HTML. The fields are the controls that a browser can
 * send when a script submits the form. Buttons are not among them. Refuses doubtful HTML, because
 * the diner may type a card number into the form, and the browser must send that number to the bank
 * only.
 */
export function parsePaymentForm(
  text: string,
  allowedOrigins: readonly string[],
  siteUrl: string,
): Result<PaymentForm, FormRefusal> {
  const read = readDocument(text);
  if (!read.ok) return read;
  const { form, elements, isOwned } = read.value;

  const action = parseAction(getAttribute(form, 'action') ?? '', allowedOrigins, siteUrl);
  if (!action.ok) return action;
  const method = (getAttribute(form, 'method') ?? 'get').toLowerCase();
  if (method !== 'get' && method !== 'post') return failed('method');
  const encoding = getAttribute(form, 'enctype') ?? FORM_ENCODING;
  if (encoding.toLowerCase() !== FORM_ENCODING) return failed('encoding');

  const controls = elements
    .filter(isTag('input', 'select', 'textarea', 'button'))
    .filter((control) => isOwned(control));
  if (controls.some(hasOwnAction)) return failed('control with an action');
  const fields = parseFields(
    controls.filter((control) => !isButton(control)),
    read.value,
  );
  if (!fields.ok) return fields;
  const submitLabel = controls.map(readSubmitLabel).find((label) => label !== '');
  return success({
    action: action.value,
    method,
    fields: fields.value,
    ...(submitLabel !== undefined && { submitLabel }),
  });
}

function parseFields(
  controls: readonly Element[],
  { elements }: FormDocument,
): Result<readonly PaymentField[], FormRefusal> {
  const fields: PaymentField[] = [];
  for (const control of controls) {
    const field = parseControl(control, elements);
    if (!field.ok) return field;
    if (field.value !== undefined) fields.push(field.value);
    if (fields.length > MAX_FIELDS) return failed('too many fields');
  }
  return fields.length === 0 ? failed('no fields') : success(fields);
}

const buttonType = (control: Element): string =>
  (getAttribute(control, 'type') ?? '').toLowerCase();

const isButton = (control: Element): boolean =>
  isTag('button')(control) ||
  (isTag('input')(control) && BUTTON_TYPES.includes(buttonType(control)));

const hasOwnAction = (control: Element): boolean =>
  OWN_ACTION_ATTRIBUTES.some((name) => hasAttribute(control, name));

/** The text on a submit button, or '' for other controls. A `<button>` without a `type` submits. */
function readSubmitLabel(control: Element): string {
  if (!isButton(control) || ['button', 'reset', 'image'].includes(buttonType(control))) return '';
  const text = isTag('button')(control) ? readText(control) : getAttribute(control, 'value');
  return formatLabel(text ?? '');
}
