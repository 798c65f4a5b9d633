import { NAMED_ENCODINGS } from '../../api/payment-form.ts';
import type { PaymentField, PaymentForm } from '../../api/payment-form.ts';
import { failed, success } from '../../result.ts';
import type { Result } from '../../result.ts';
import type { FormRefusal } from './form-refusal.ts';
import { parseAction } from './parse-action.ts';
import { isDisabled, parseControl } from './parse-control.ts';
import { getAttribute, isTag, readDocument, readText } from './read-document.ts';
import type { Element } from './read-document.ts';
import { formatLabel } from './read-label.ts';

/** LibraPay's form has fewer than 20 fields. */
export const MAX_FIELDS = 100;

/** A form names one or two charsets. */
const MAX_CHARSETS = 10;

const SUBMIT_TYPES: readonly string[] = ['submit', 'image'];
const OTHER_BUTTON_TYPES: readonly string[] = ['button', 'reset'];

/**
 * Reads the bank's form from the provider's HTML, as HTML specifies its submission: the fields are
 * what a browser would submit, in that order. If no script of the HTML submits the form, a browser
 * submits it by a press of its submit button, which then belongs to the fields. If it has several
 * such buttons, it is refused: the first one may cancel the payment.
 *
 * Refuses doubtful HTML, because the diner may type a card number into the form, and the browser
 * must send that number to the bank only. Also refuses what our own form cannot submit in the same
 * way.
 */
export function parsePaymentForm(
  text: string,
  allowedOrigins: readonly string[],
  siteUrl: string,
): Result<PaymentForm, FormRefusal> {
  const read = readDocument(text);
  if (!read.ok) return read;
  const { form, elements, isOwned } = read.value;
  const parse = (address: string | undefined): Result<string, FormRefusal> =>
    parseAction(address ?? '', allowedOrigins, siteUrl);

  const controls = elements
    .filter(isTag('input', 'select', 'textarea', 'button'))
    .filter((control) => isOwned(control));
  const buttons = controls.filter(isSubmitButton);
  for (const button of buttons) {
    const own = getAttribute(button, 'formaction');
    if (own !== undefined && !parse(own).ok) return failed('control with an action');
  }
  const [button, ...otherButtons] = isSubmittedByScript(elements, controls)
    ? []
    : buttons.filter((one) => !isDisabled(one));
  if (otherButtons.length > 0) return failed('several buttons');
  /** A submit button's own attribute, such as `formmethod`, overrides that of the form. */
  const find = (name: string): string | undefined =>
    (button && getAttribute(button, `form${name}`)) ?? getAttribute(form, name);

  const action = parse(find('action'));
  if (!action.ok) return action;
  const method = (find('method') ?? '').toLowerCase();
  if (method === 'dialog') return failed('method');
  const fields = parseFields(controls, button, elements);
  if (!fields.ok) return fields;
  const encoding = findEncoding(find('enctype'));
  const charset = findCharset(getAttribute(form, 'accept-charset') ?? '');
  const labelled = button === undefined ? controls : [button];
  const submitLabel = labelled.map(readSubmitLabel).find((label) => label !== '');
  return success({
    action: action.value,
    method: method === 'post' ? 'post' : 'get',
    ...(encoding !== undefined && { encoding }),
    ...(charset !== undefined && { charset }),
    ...(find('novalidate') !== undefined && { isUnchecked: true }),
    fields: fields.value,
    ...(submitLabel !== undefined && { submitLabel }),
  });
}

function parseFields(
  controls: readonly Element[],
  pressed: Element | undefined,
  elements: readonly Element[],
): Result<readonly PaymentField[], FormRefusal> {
  const fields: PaymentField[] = [];
  for (const control of controls) {
    if (control === pressed) fields.push(...listButtonFields(control));
    if (!isButton(control)) {
      const field = parseControl(control, elements);
      if (!field.ok) return field;
      if (field.value !== undefined) fields.push(field.value);
    }
    if (fields.length > MAX_FIELDS) return failed('too many fields');
  }
  return fields.length === 0 ? failed('no fields') : success(fields);
}

/**
 * A picture submits the place of the click, which is 0, 0 if it is pressed by a key. Chromium
 * submits its own label for an `<input type=submit>` without a value; HTML demands ''.
 */
function listButtonFields(button: Element): readonly PaymentField[] {
  const name = getAttribute(button, 'name') ?? '';
  if (buttonType(button) === 'image') {
    const prefix = name === '' ? '' : `${name}.`;
    return ['x', 'y'].map((axis) => ({ kind: 'hidden', name: `${prefix}${axis}`, value: '0' }));
  }
  const value = getAttribute(button, 'value') ?? '';
  return name === '' ? [] : [{ kind: 'hidden', name, value }];
}

/**
 * Whether a script or an event handler in the HTML calls the form's function `submit`. The call
 * fails if a control has the name of the function. A script that clicks a button submits the form
 * by this button.
 */
function isSubmittedByScript(elements: readonly Element[], controls: readonly Element[]): boolean {
  const isHiding = (control: Element): boolean =>
    ['name', 'id'].some((attribute) => getAttribute(control, attribute) === 'submit');
  if (controls.some(isHiding)) return false;
  const code = elements.flatMap((element) => [
    ...(isTag('script')(element)
      ? element.childNodes.map((node) => ('value' in node ? node.value : ''))
      : []),
    ...element.attrs.filter(({ name }) => name.startsWith('on')).map(({ value }) => value),
  ]);
  return (
    code.some((text) => text.includes('submit')) && !code.some((text) => /\bclick\s*\(/.test(text))
  );
}

/** An unknown or empty encoding is the usual one, also with a charset behind it. */
const findEncoding = (written = ''): PaymentForm['encoding'] =>
  NAMED_ENCODINGS.find((encoding) => encoding === written.toLowerCase());

/**
 * The first charset that a browser knows, undefined for UTF-8. A form without `accept-charset` is
 * submitted in the charset of the page that shows it, and the provider's HTML is made to be shown
 * in a page in UTF-8.
 */
function findCharset(acceptCharset: string): string | undefined {
  const labels = acceptCharset.split(/[\s,]+/, MAX_CHARSETS);
  const [charset] = labels.flatMap((label) => {
    try {
      return [new TextDecoder(label).encoding];
    } catch {
      return [];
    }
  });
  // Forms are never submitted in UTF-16, but in UTF-8 instead.
  return charset === undefined || charset.startsWith('utf-') ? undefined : charset;
}

/** In lower case. A `<button>` whose type is missing or unknown submits. */
function buttonType(control: Element): string {
  const type = (getAttribute(control, 'type') ?? '').toLowerCase();
  return isTag('button')(control) && !OTHER_BUTTON_TYPES.includes(type) ? 'submit' : type;
}

const isSubmitButton = (control: Element): boolean =>
  isTag('input', 'button')(control) && SUBMIT_TYPES.includes(buttonType(control));

const isButton = (control: Element): boolean =>
  isTag('input', 'button')(control) &&
  [...SUBMIT_TYPES, ...OTHER_BUTTON_TYPES].includes(buttonType(control));

/** The text on a submit button, or '' for other controls. */
function readSubmitLabel(control: Element): string {
  if (!isSubmitButton(control)) return '';
  if (buttonType(control) === 'image') return '';
  const text = isTag('button')(control) ? readText(control) : getAttribute(control, 'value');
  return formatLabel(text ?? '');
}
