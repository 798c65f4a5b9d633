import { VISIBLE_INPUTS } from '../../api/payment-form.ts';
import type { PaymentField, VisibleInput } from '../../api/payment-form.ts';
import { failed, success } from '../../result.ts';
import type { Result } from '../../result.ts';
import type { FormRefusal } from './form-refusal.ts';
import {
  getAttribute,
  hasAttribute,
  isTag,
  listAncestors,
  listElements,
  readWrittenText,
} from './read-document.ts';
import type { Element } from './read-document.ts';
import { formatLabel, readLabel } from './read-label.ts';

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
export const isDisabled = (control: Element): boolean =>
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
export function parseControl(
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
