import { NAME_MAX_LENGTH, VALUE_MAX_LENGTH } from './parse-control.ts';
import { MAX_FIELDS, parsePaymentForm } from './parse-payment-form.ts';
import { MAX_ELEMENTS } from './read-document.ts';

const BANK = 'https://secure.librapay.ro';
const AMOUNT = '<input type=hidden name=AMOUNT value=1>';
const FIELD = { kind: 'hidden', name: 'AMOUNT', value: '1' };
const ACTION_MAX_LENGTH = 2_000;

const read = (text: string): unknown => {
  const form = parsePaymentForm(text, [BANK], 'https://site.example');
  return form.ok ? form.value : form.failure;
};
const formOf = (inside: string, attributes = `action="${BANK}/"`): string =>
  `<form ${attributes}>${inside}</form>`;
const actionOf = (length: number): string => `${BANK}/`.padEnd(length, 'a');
/**
 * The limit counts each `<br>`, `form`, `input`, and the `head` and `body` that the parser adds. It
 * does not count `html`.
 */
const elementsOf = (count: number): string => `${'<br>'.repeat(count - 4)}${formOf(AMOUNT)}`;

describe('a payment form', () => {
  it.each([
    ['the length of the action', formOf(AMOUNT, `action="${actionOf(ACTION_MAX_LENGTH)}"`)],
    ['the length of a name', formOf(`<input type=hidden name="${'n'.repeat(NAME_MAX_LENGTH)}">`)],
    [
      'the length of a value',
      formOf(`<input type=hidden name=a value="${'v'.repeat(VALUE_MAX_LENGTH)}">`),
    ],
    ['the number of fields', formOf(AMOUNT.repeat(MAX_FIELDS))],
    ['the number of elements', elementsOf(MAX_ELEMENTS)],
  ])('is accepted if %s reaches the limit', (_name, text) => {
    expect(read(text)).toMatchObject({ method: 'get' });
  });

  it.each([
    [
      'the length of the action',
      formOf(AMOUNT, `action="${actionOf(ACTION_MAX_LENGTH + 1)}"`),
      'action',
    ],
    ['the number of elements', elementsOf(MAX_ELEMENTS + 1), 'too many elements'],
  ])('is refused if %s exceeds the limit', (_name, text, refusal) => {
    expect(read(text)).toBe(refusal);
  });
});

describe('a form of the bank', () => {
  it.each([
    ['the method GET', 'method=GET'],
    ['the usual encoding', 'enctype="Application/X-WWW-Form-Urlencoded"'],
  ])('is accepted with %s', (_name, attribute) => {
    expect(read(formOf(AMOUNT, `action="${BANK}/" ${attribute}`))).toEqual({
      action: `${BANK}/`,
      method: 'get',
      fields: [FIELD],
    });
  });

  it.each([
    ['a name with a delete character', '<input name="a&#127;">', 'name'],
    ['a name with a unit separator', '<input name="a&#31;">', 'name'],
  ])('is refused with %s', (_name, control, refusal) => {
    expect(read(formOf(`${AMOUNT}${control}`))).toBe(refusal);
  });

  it('is refused with a password in its address', () => {
    const address = 'https://:word@secure.librapay.ro/';
    expect(read(formOf(AMOUNT, `action="${address}"`))).toBe('action');
  });

  it.each([
    ['a `<button>` without a type', '<button> Pay\n now </button>', 'Pay now'],
    ['a `<button>` of the type submit', '<button type=Submit>Pay</button>', 'Pay'],
    ['an `<input>` of the type submit', '<input type=submit value="Pay">', 'Pay'],
    [
      'the submit button after an empty one',
      '<button></button><input type=submit value=Pay>',
      'Pay',
    ],
    [
      'the submit button after a blank one',
      '<input type=submit value=" "><button>Pay</button>',
      'Pay',
    ],
    [
      'a `<button>` with a `<noscript>`',
      '<button>Pay<noscript><b>x</b></noscript></button>',
      'Pay',
    ],
  ])('takes the label for its button from %s', (_name, control, submitLabel) => {
    const others =
      '<input type=button value=1><input type=reset value=2>' +
      '<button type=button>4</button><button type=reset>5</button>';
    const image = '<input type=IMAGE value=3>';
    const script = '<script>document.forms[0].submit()</script>';
    expect(read(formOf(`${AMOUNT}${others}${control}${image}`) + script)).toMatchObject({
      fields: [FIELD],
      submitLabel,
    });
  });

  it.each([
    '<input type=submit>',
    '<input type=submit value=" ">',
    '<button type=button>x</button>',
    '<button> </button>',
  ])('has no label for its button if the only button is %s', (control) => {
    expect(read(formOf(`${AMOUNT}${control}`))).not.toHaveProperty('submitLabel');
  });
});
