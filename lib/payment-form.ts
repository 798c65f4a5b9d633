/**
 * The types of visible inputs. The browser changes the values of some of them, for example of a
 * date that is none. So an input must have the type that it has in the bank's form.
 */
export const VISIBLE_INPUTS = [
  'text',
  'search',
  'url',
  'tel',
  'email',
  'number',
  'password',
  'date',
  'month',
  'week',
  'time',
  'datetime-local',
  'color',
  'textarea',
  'select',
  'checkbox',
] as const;

/** The encodings that a form must name. A form without one of them has the usual encoding. */
export const NAMED_ENCODINGS = ['multipart/form-data', 'text/plain'] as const;
const CHARSET = /^[a-z\d-]{1,40}$/;

export type VisibleInput = (typeof VISIBLE_INPUTS)[number];

export type PaymentField =
  | { readonly kind: 'hidden'; readonly name: string; readonly value: string }
  | {
      readonly kind: 'visible';
      readonly name: string;
      readonly value: string;
      readonly label: string;
      readonly input: VisibleInput;
      readonly required: boolean;
      /** Of a select: no enabled option is chosen, so the form shows none as chosen. */
      readonly isUnchosen?: boolean;
      /** The options of a select. */
      readonly options?: readonly { readonly value: string; readonly label: string }[];
      readonly autocomplete?: string;
      readonly maxLength?: number;
      readonly readOnly?: boolean;
      /** The initial state of a checkbox. */
      readonly checked?: boolean;
    };

/**
 * The form that `parsePaymentForm` reads from the provider's HTML. `action` is an absolute address,
 * and its origin is one of `PAYMENT_FORM_ORIGINS`.
 */
export type PaymentForm = {
  readonly action: string;
  readonly method: 'get' | 'post';
  /** Undefined for `application/x-www-form-urlencoded`. */
  readonly encoding?: (typeof NAMED_ENCODINGS)[number];
  /** The charset of the submitted bytes in the spelling of `TextDecoder`. Undefined for UTF-8. */
  readonly charset?: string;
  /** The browser must not check the values before it submits them. */
  readonly isUnchecked?: boolean;
  /**
   * In the order in which a browser submits them. They include those of the pressed button: its
   * name and value if it has a name, and for a picture, also one without a name, the place of the
   * click.
   */
  readonly fields: readonly PaymentField[];
  readonly submitLabel?: string;
};

/** A form without visible fields may be submitted automatically. */
export function hasVisibleFields(form: PaymentForm): boolean {
  return form.fields.some((field) => field.kind === 'visible');
}

type Entries = Readonly<Record<string, unknown>>;

const isEntries = (value: unknown): value is Entries =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string';
const isMissingOr = (value: unknown, type: 'string' | 'number' | 'boolean'): boolean =>
  value === undefined || typeof value === type;

const isOption = (value: unknown): boolean =>
  isEntries(value) && isText(value.value) && isText(value.label);

function isPaymentField(value: unknown): value is PaymentField {
  if (!isEntries(value) || !isText(value.name) || !isText(value.value)) return false;
  if (value.kind === 'hidden') return true;
  const { options = [] } = value;
  return (
    value.kind === 'visible' &&
    isText(value.label) &&
    VISIBLE_INPUTS.some((input) => input === value.input) &&
    typeof value.required === 'boolean' &&
    Array.isArray(options) &&
    options.every(isOption) &&
    isMissingOr(value.isUnchosen, 'boolean') &&
    isMissingOr(value.autocomplete, 'string') &&
    isMissingOr(value.maxLength, 'number') &&
    isMissingOr(value.readOnly, 'boolean') &&
    isMissingOr(value.checked, 'boolean')
  );
}

/** Does not check the origin of `action`. */
export function isPaymentForm(value: unknown): value is PaymentForm {
  return (
    isEntries(value) &&
    isText(value.action) &&
    (value.method === 'get' || value.method === 'post') &&
    Array.isArray(value.fields) &&
    value.fields.every(isPaymentField) &&
    (value.encoding === undefined || NAMED_ENCODINGS.some((name) => name === value.encoding)) &&
    (value.charset === undefined || (isText(value.charset) && CHARSET.test(value.charset))) &&
    isMissingOr(value.isUnchecked, 'boolean') &&
    isMissingOr(value.submitLabel, 'string')
  );
}
