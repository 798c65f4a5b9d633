import { NAMED_ENCODINGS, VISIBLE_INPUTS } from '../payment-form.ts';
import type { PaymentField, PaymentForm, VisibleInput } from '../payment-form.ts';
import { failed, success } from '../result.ts';
import type { Result } from '../result.ts';
import {
  getAttribute,
  hasAttribute,
  isTag,
  listAncestors,
  listElements,
  readDocument,
  readText,
  readWrittenText,
} from './bank-document.ts';
import type { Element, FormRefusal } from './bank-document.ts';
import { isAsSafeAsSite } from '../security/site-transport.ts';

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

const ACTION_MAX_LENGTH = 2_000;

function parseAction(
  written: string,
  allowedOrigins: readonly string[],
  siteUrl: string,
): Result<string, FormRefusal> {
  // Without a base address `canParse` refuses a relative action.
  if (written.length > ACTION_MAX_LENGTH || !URL.canParse(written)) return failed('action');
  const action = new URL(written);
  const { origin, username, password, href } = action;
  // `blob:https://bank.example/x` has the bank's origin, so a check of the origin is not enough.
  if (!isAsSafeAsSite(action, siteUrl) || username !== '' || password !== '')
    return failed('action');
  return allowedOrigins.includes(origin) ? success(href) : failed('foreign action');
}

export const NAME_MAX_LENGTH = 100;
/** Leaves room for the long base64 text in LibraPay's field DATA_CUSTOM. */
export const VALUE_MAX_LENGTH = 16_384;
const LENGTH = /^\d{1,3}$/;
const AUTOCOMPLETE = /^[a-z][a-z0-9 -]{0,59}$/;
const CONTROL_CHARACTER = /[\0-\x1f\x7f]/;

/** A hidden field with this name, in any case, submits the charset of the form. */
const CHARSET_FIELD = '_charset_';
const ASCII_BLANKS = /[\t\n\f\r ]+/g;

/** A disabled `<fieldset>` does not disable the controls in its first `<legend>`. */
const isDisabled = (control: Element): boolean =>
  [control, ...listAncestors(control)].some((element, index, path) => {
    if (!hasAttribute(element, 'disabled')) return false;
    if (element === control || isTag('optgroup')(element)) return true;
    const childOnPath = path[index - 1];
    return isTag('fieldset')(element) && childOnPath !== findLegend(element);
  });

const findLegend = ({ childNodes }: Element): Element | undefined =>
  childNodes.filter((node) => 'tagName' in node).find(isTag('legend'));

/** '' for controls other than inputs. */
const typeOf = (control: Element): string =>
  isTag('input')(control) ? (getAttribute(control, 'type') ?? 'text').toLowerCase() : '';

/** Succeeds with undefined for a control that a browser never sends, such as a disabled one. */
function parseControl(
  control: Element,
  elements: readonly Element[],
): Result<PaymentField | undefined, FormRefusal> {
  const type = typeOf(control);
  const name = getAttribute(control, 'name') ?? '';
  if (name === '' || isDisabled(control)) return success(undefined);
  if (type === 'file') return failed('file');
  if (name.length > NAME_MAX_LENGTH) return failed('too long');
  if (CONTROL_CHARACTER.test(name)) return failed('name');
  if (type !== 'hidden' && name.toLowerCase() === CHARSET_FIELD) return failed('name');
  if (isUnknown(control, type)) return failed('control');

  const value = readValue(control, type);
  if (value.length > VALUE_MAX_LENGTH) return failed('too long');
  if (type === 'hidden') return success({ kind: 'hidden', name, value });
  if (isTag('select')(control)) return success(parseSelect(control, name, elements));
  const autocomplete = getAttribute(control, 'autocomplete')?.toLowerCase() ?? '';
  const maxLength = getAttribute(control, 'maxlength') ?? '';
  const isCheckbox = type === 'checkbox';
  return success({
    kind: 'visible',
    name,
    value,
    label: readLabel(control, elements),
    input: findInput(control, type),
    required: hasAttribute(control, 'required'),
    ...(AUTOCOMPLETE.test(autocomplete) && { autocomplete }),
    ...(LENGTH.test(maxLength) && { maxLength: Number(maxLength) }),
    // `readonly` has no effect on a checkbox, and `checked` has none on other controls, as in HTML.
    ...(!isCheckbox && hasAttribute(control, 'readonly') && { readOnly: true }),
    ...(isCheckbox && hasAttribute(control, 'checked') && { checked: true }),
  });
}

/** Whether our form cannot submit the control as a browser would. */
function isUnknown(control: Element, type: string): boolean {
  if (type === 'radio' || type === 'range') return true;
  if ((getAttribute(control, 'dirname') ?? '') !== '') return true;
  if (isTag('textarea')(control)) {
    return getAttribute(control, 'wrap')?.toLowerCase() === 'hard';
  }
  return hasAttribute(control, 'multiple') && (type === 'email' || isTag('select')(control));
}

/** A browser treats an unknown type as text. */
function findInput(control: Element, type: string): VisibleInput {
  if (isTag('textarea')(control)) return 'textarea';
  const isOfInput = (input: string): boolean => input !== 'textarea' && input !== 'select';
  return VISIBLE_INPUTS.filter(isOfInput).find((input) => input === type) ?? 'text';
}

/** The text with its blanks and line breaks. The parser has dropped a line break at the start. */
function readValue(control: Element, type: string): string {
  if (isTag('textarea')(control)) return readWrittenText(control);
  return getAttribute(control, 'value') ?? (type === 'checkbox' ? 'on' : '');
}

/** Unlike `trim`, keeps a no-break space, as HTML demands. */
const trimAscii = (text: string): string => text.replace(/^ | $/g, '');

/**
 * Undefined for a select without an enabled option, because a browser sends nothing for it. If the
 * chosen option is disabled, a browser sends nothing until the diner chooses another one. The same
 * applies to a list, which is a select with a `size` above 1, if no option is selected.
 */
function parseSelect(
  select: Element,
  name: string,
  elements: readonly Element[],
): PaymentField | undefined {
  const options = listElements(select)
    .filter(isTag('option'))
    .map((option) => {
      const text = trimAscii(readWrittenText(option).replace(ASCII_BLANKS, ' '));
      const value = getAttribute(option, 'value') ?? text;
      const label = formatLabel(getAttribute(option, 'label') || text) || value;
      return { option, value, label };
    });
  const choices = options.filter(({ option }) => !isDisabled(option));
  if (choices.length === 0) return undefined;
  const isList = Number.parseInt(getAttribute(select, 'size') ?? '', 10) > 1;
  const preselected = isList ? undefined : choices[0];
  const chosen = options.findLast(({ option }) => hasAttribute(option, 'selected')) ?? preselected;
  const isUnchosen = chosen === undefined || !choices.includes(chosen);
  return {
    kind: 'visible',
    name,
    value: isUnchosen ? '' : chosen.value,
    ...(isUnchosen && { isUnchosen }),
    label: readLabel(select, elements),
    input: 'select',
    required: hasAttribute(select, 'required'),
    options: choices.map(({ value, label }) => ({ value, label })),
  };
}

const LABEL_MAX_LENGTH = 200;
/**
 * Labels of a control beyond this number are not read, because thousands of labels around a hundred
 * controls would take seconds.
 */
const MAX_LABELS = 4;

const isLabel = isTag('label');

/**
 * The first of these texts that is not blank: a `<label>` that points at the control, a `<label>`
 * around the control, the control's `placeholder`, `aria-label`, `name`. If all are blank: ''.
 */
function readLabel(control: Element, elements: readonly Element[]): string {
  const id = getAttribute(control, 'id') ?? '';
  const pointing = elements.filter(
    (element) => isLabel(element) && id !== '' && getAttribute(element, 'for') === id,
  );
  const around = listAncestors(control).filter(isLabel);
  const written = [
    ...[...pointing, ...around].slice(0, MAX_LABELS).map(readText),
    getAttribute(control, 'placeholder'),
    getAttribute(control, 'aria-label'),
    getAttribute(control, 'name'),
  ];
  return formatLabel(written.find((text) => text?.trim()) ?? '');
}

export function formatLabel(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, LABEL_MAX_LENGTH)
    .replace(/[\uD800-\uDBFF]$/, '');
}
