const VISIBLE_INPUTS = [
  'text',
  'tel',
  'email',
  'number',
  'password',
  'select',
  'checkbox',
] as const;

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
    isMissingOr(value.submitLabel, 'string')
  );
}
