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
  readText,
} from './read-document.ts';
import type { Element } from './read-document.ts';
import { formatLabel, readLabel } from './read-label.ts';

export const NAME_MAX_LENGTH = 100;
/** Leaves room for the long base64 text in LibraPay's field DATA_CUSTOM. */
export const VALUE_MAX_LENGTH = 16_384;
const LENGTH = /^\d{1,3}$/;
const AUTOCOMPLETE = /^[a-z][a-z0-9 -]{0,59}$/;
const CONTROL_CHARACTER = /[\0-\x1f\x7f]/;

/** These visible inputs keep their type. All others, such as `date`, become text inputs. */
const INPUTS: ReadonlyMap<string, VisibleInput> = new Map([
  ['tel', 'tel'],
  ['email', 'email'],
  ['number', 'number'],
  ['password', 'password'],
  ['checkbox', 'checkbox'],
]);

/**
 * A field with one of these names hides the form's function of that name. `submitForm` works
 * without that function, but a form with such a field is doubtful, so the site refuses it.
 */
const CLOBBERING_NAMES: readonly string[] = ['submit', 'requestSubmit'];

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
export function parseControl(
  control: Element,
  elements: readonly Element[],
): Result<PaymentField | undefined, FormRefusal> {
  const type = typeOf(control);
  if (type === 'file') return failed('file');
  const name = getAttribute(control, 'name') ?? '';
  if (name === '' || isDisabled(control)) return success(undefined);
  if (name.length > NAME_MAX_LENGTH) return failed('too long');
  if (CLOBBERING_NAMES.includes(name) || CONTROL_CHARACTER.test(name)) return failed('name');
  if (type === 'radio' || hasAttribute(control, 'multiple')) return failed('control');

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
    input: INPUTS.get(type) ?? 'text',
    required: hasAttribute(control, 'required'),
    ...(AUTOCOMPLETE.test(autocomplete) && { autocomplete }),
    ...(LENGTH.test(maxLength) && { maxLength: Number(maxLength) }),
    // `readonly` has no effect on a checkbox, and `checked` has none on other controls, as in HTML.
    ...(!isCheckbox && hasAttribute(control, 'readonly') && { readOnly: true }),
    ...(isCheckbox && hasAttribute(control, 'checked') && { checked: true }),
  });
}

function readValue(control: Element, type: string): string {
  if (isTag('textarea')(control)) return readText(control);
  return getAttribute(control, 'value') ?? (type === 'checkbox' ? 'on' : '');
}

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
      const label = formatLabel(readText(option));
      const value = getAttribute(option, 'value') ?? label;
      return { option, value, label: label || value };
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
