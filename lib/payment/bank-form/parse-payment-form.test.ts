import { hasVisibleFields, isPaymentForm } from '@/lib/api/payment-form';
import type { PaymentField, PaymentForm } from '@/lib/api/payment-form';
import { NAME_MAX_LENGTH, VALUE_MAX_LENGTH } from './parse-control.ts';
import { MAX_FIELDS, parsePaymentForm } from './parse-payment-form.ts';
import { MAX_ELEMENTS } from './read-document.ts';

const BANK = 'https://secure.librapay.ro';
const ACTION = `${BANK}/pay_auth.php`;
const LOOPBACK = 'http://127.0.0.1:4010';
const SITE = 'https://site.example';
const AMOUNT = '<input type="hidden" name="AMOUNT" value="10.00">';
const amount: PaymentField = { kind: 'hidden', name: 'AMOUNT', value: '10.00' };

const formOf = (inside: string, attributes = ''): string =>
  `<form action="${ACTION}" method="post" ${attributes}>${inside}</form>`;

const parsed = (text: string): PaymentForm | string => {
  const result = parsePaymentForm(text, [BANK, LOOPBACK], SITE);
  return result.ok ? result.value : result.failure;
};
const fieldsOf = (inside: string): readonly PaymentField[] | string => {
  const form = parsed(formOf(inside));
  return typeof form === 'string' ? form : form.fields;
};

describe("the bank's form", () => {
  it('becomes an action, a method, fields and the label of its button', () => {
    const form = parsed(
      `<form ACTION="${ACTION}" METHOD="POST" name="frm"><input type=HIDDEN name=AMOUNT value="10.00">
       <INPUT TYPE="hidden" NAME="DESC" VALUE="Ciorb&#259; &amp; p&acirc;ine &quot;2x&quot;" />
       <input type='hidden' name='DATA_CUSTOM' value='${'QUJD'.repeat(1_000)}'>
       <input type="submit" value="Pl&#259;te&#537;te"></form>
       <script>document.frm.submit();</script>`,
    );

    expect(form).toEqual({
      action: ACTION,
      method: 'post',
      fields: [
        amount,
        { kind: 'hidden', name: 'DESC', value: 'Ciorbă & pâine "2x"' },
        { kind: 'hidden', name: 'DATA_CUSTOM', value: 'QUJD'.repeat(1_000) },
      ],
      submitLabel: 'Plătește',
    });
    expect(isPaymentForm(form)).toBe(true);
  });

  it.each([
    ['a whole document', `<!doctype html><html><head><title>x</title><body>${formOf(AMOUNT)}`],
    ['a table around the fields', formOf(`<table><tr><td>${AMOUNT}</td></tr></table>`)],
    [
      'its `<form>` tags between the parts of a table',
      `<table><form action="${ACTION}" method="post"><tr><td>${AMOUNT}</td></tr></form></table>`,
    ],
    ['no end tag of the form', `<form action="${ACTION}" method="post">${AMOUNT}`],
    [
      'its field outside the `<form>`, linked by the attribute form',
      `${formOf('', 'id="f"')}${AMOUNT.replace('<input', '<input form="f"')}`,
    ],
    [
      'a script, a style and a comment beside it',
      `<style>a{}</style><!-- <form> --><script>'<form>'</script>${formOf(AMOUNT)}`,
    ],
    [
      'event handlers',
      formOf(
        `<img src=x onerror=alert(1)>${AMOUNT.replace('<input', '<input onfocus=alert(1)')}`,
        'onsubmit="alert(1)" target="_top"',
      ),
    ],
    [
      'a frame with another form',
      `<iframe srcdoc="<form action='https://evil.example'>"></iframe>${formOf(AMOUNT)}`,
    ],
    [
      'a button for browsers without scripts',
      formOf(`${AMOUNT}<noscript><input type=submit name=go></noscript>`),
    ],
    ['fields without a name', formOf(`${AMOUNT}<input value="x"><input name="" value="x">`)],
    [
      'buttons of the types reset and button',
      formOf(
        `${AMOUNT}<input type=reset name=b><input type=button name=c formaction=x><button name=d type=button>x</button>`,
      ),
    ],
    [
      'fields that browsers do not send',
      formOf(
        `${AMOUNT}<input name=a disabled><fieldset disabled><input name=b></fieldset><select name=c></select>`,
      ),
    ],
    ['fields outside the form', `<input name=a>${formOf(AMOUNT)}<input name=b>`],
    ['fields of another form', formOf(`${AMOUNT}<input name=a form=other><input name=b form="">`)],
    ['a field in a template', `<template><input name=a></template>${formOf(AMOUNT)}`],
  ])('gives its action, its method and its one field, even with %s', (_name, text) => {
    expect(parsed(text)).toEqual({ action: ACTION, method: 'post', fields: [amount] });
  });

  it('uses GET without a method attribute', () => {
    expect(parsed(`<form action="${ACTION}">${AMOUNT}</form>`)).toMatchObject({ method: 'get' });
  });

  it('may be submitted to the loopback when the allowed origins list it', () => {
    const text = `<form action="${LOOPBACK}/bank/pay_auth" method="post">${AMOUNT}</form>`;
    expect(parsed(text)).toMatchObject({ action: `${LOOPBACK}/bank/pay_auth` });
    expect(parsePaymentForm(text, [BANK], SITE)).toEqual({ ok: false, failure: 'foreign action' });
  });
});

/** `e2e/specs/payment/bank-form-bytes.spec.ts` compares the submitted bytes with a browser's. */
describe('the submission of a form', () => {
  const USUAL = { action: ACTION, method: 'post', fields: [amount] };
  const SUBMITS = '<script>document.forms[0].submit()</script>';
  const go: PaymentField = { kind: 'hidden', name: 'go', value: '1' };
  const GO = '<button name=go value=1 formmethod=get formenctype=text/plain>';

  it.each<[attributes: string, form: Partial<PaymentForm>]>([
    ['method=post', {}],
    ['', { method: 'get' }],
    ['method=put', { method: 'get' }],
    ['method="post "', { method: 'get' }],
    ['method=post enctype=""', {}],
    ['method=post enctype="application/x-www-form-urlencoded; charset=UTF-8"', {}],
    ['method=post enctype=application/json', {}],
    ['method=post enctype=Text/Plain', { encoding: 'text/plain' }],
    ['method=post enctype=multipart/form-data', { encoding: 'multipart/form-data' }],
    ['method=post accept-charset=UTF-8', {}],
    ['method=post accept-charset="windows-1250 utf-8"', { charset: 'windows-1250' }],
    ['method=post accept-charset="x-none, latin2"', { charset: 'iso-8859-2' }],
    ['method=post accept-charset=x-none', {}],
    ['method=post accept-charset=utf-16', {}],
    ['method=post novalidate', { isUnchecked: true }],
  ])('with the attributes %s is %j', (attributes, changed) => {
    const form = parsed(`<form action="${ACTION}" ${attributes}>${AMOUNT}</form>`);
    expect(form).toEqual({ ...USUAL, ...changed });
    expect(isPaymentForm(form)).toBe(true);
  });

  it.each<[name: string, html: string, form: Partial<PaymentForm>]>([
    ['by a script, without the button', formOf(AMOUNT + GO) + SUBMITS, {}],
    ['by an event handler', `${formOf(AMOUNT + GO)}<img onerror="frm.submit()">`, {}],
    [
      'by the button, with its attributes, if there is no script',
      formOf(GO + AMOUNT),
      { method: 'get', encoding: 'text/plain', fields: [go, amount] },
    ],
    [
      'by the button that a script clicks',
      `${formOf(AMOUNT + GO)}<script>submitButton.click()</script>`,
      { method: 'get', encoding: 'text/plain', fields: [amount, go] },
    ],
    [
      'by the button if a control hides the function',
      formOf(`${AMOUNT}<input type=submit name=submit value=1>`) + SUBMITS,
      { fields: [amount, { ...go, name: 'submit' }], submitLabel: '1' },
    ],
    [
      'by the only enabled button, with its label',
      formOf(
        `${AMOUNT}<button name=a disabled>No</button><button name=go value=1>Pay</button><fieldset disabled><button name=b>No</button></fieldset>`,
      ),
      { fields: [amount, go], submitLabel: 'Pay' },
    ],
    [
      'by a script, without any of several buttons',
      formOf(`${AMOUNT}<button name=a value=1></button>${GO}`) + SUBMITS,
      {},
    ],
    [
      'by a picture',
      formOf(`${AMOUNT}<input type=image name=a>`),
      {
        fields: [
          amount,
          { kind: 'hidden', name: 'a.x', value: '0' },
          { kind: 'hidden', name: 'a.y', value: '0' },
        ],
      },
    ],
    [
      "to the button's action",
      formOf(`${AMOUNT}<button formaction="${BANK}/other">`),
      { action: `${BANK}/other` },
    ],
    ['without a <base>', `<base href="https://evil.example">${formOf(AMOUNT)}`, {}],
    ['without a file input that has no name', formOf(`${AMOUNT}<input type=file>`), {}],
  ])('is %s', (_name, html, changed) => {
    expect(parsed(html)).toEqual({ ...USUAL, ...changed });
  });
});

describe('a form for the diner to fill in', () => {
  it.each([
    [
      'a label that points at it',
      '<label for="c">Num&#259;r\n card</label><input id="c" name="card">',
      'Număr card',
    ],
    ['a label around it', '<label>Card <input name="card"> <b>number</b></label>', 'Card number'],
    ['its placeholder', '<input name="card" placeholder="Card" aria-label="x">', 'Card'],
    ['its aria-label', '<input name="card" aria-label="Card" title="x">', 'Card'],
    ['its name', '<label for="x"></label><input id="x" name="card" placeholder=" ">', 'card'],
    [
      'at most 200 characters',
      `<input name="card" placeholder="${'p'.repeat(300)}">`,
      'p'.repeat(200),
    ],
    [
      'text and not markup',
      '<label for="c">&lt;b&gt;Card<script>x</script></label><input id="c" name="card">',
      '<b>Card',
    ],
  ])('labels a field with %s', (_name, inside, label) => {
    expect(fieldsOf(inside)).toEqual([
      { kind: 'visible', name: 'card', value: '', label, input: 'text', required: false },
    ]);
  });

  it.each([
    ['type=tel', 'tel'],
    ['type=EMAIL', 'email'],
    ['type=number', 'number'],
    ['type=password', 'password'],
    ['type=date', 'date'],
    ['type=color', 'color'],
    ['type=textarea', 'text'],
    ['type=hiddenn', 'text'],
    ['type=""', 'text'],
    ['type=constructor', 'text'],
    ['type=select', 'text'],
  ])('shows an input with %s as %s', (type, input) => {
    expect(fieldsOf(`<input name="a" ${type}>`)).toMatchObject([{ kind: 'visible', input }]);
  });

  it('keeps valid attributes that help to fill it in, and drops invalid ones', () => {
    const inside =
      '<input name="a" required maxlength="19" autocomplete="CC-Number" value="4">' +
      '<input name="b" maxlength="-1" autocomplete="javascript:x">';
    expect(fieldsOf(inside)).toEqual([
      expect.objectContaining({
        value: '4',
        required: true,
        maxLength: 19,
        autocomplete: 'cc-number',
      }),
      { kind: 'visible', name: 'b', value: '', label: 'b', input: 'text', required: false },
    ]);
  });

  it('may have selects, checkboxes and text areas', () => {
    const inside =
      '<select name="month" required><option value="">Luna<option disabled>x<optgroup><option selected>' +
      '02</optgroup></select><input type=checkbox name=terms><textarea name=note>\nDa &amp; nu</textarea>';
    expect(fieldsOf(inside)).toMatchObject([
      {
        input: 'select',
        value: '02',
        required: true,
        options: [
          { value: '', label: 'Luna' },
          { value: '02', label: '02' },
        ],
      },
      { input: 'checkbox', name: 'terms', value: 'on' },
      { input: 'textarea', name: 'note', value: 'Da & nu' },
    ]);
  });

  it('has visible fields when one field is not of the type hidden, whatever its style', () => {
    const form = parsed(formOf(`${AMOUNT}<input name="cvv" style="display:none">`));
    expect(typeof form === 'object' && hasVisibleFields(form)).toBe(true);
  });
});

const many = (count: number, make: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => make(index)).join('');

describe('payment HTML', () => {
  it.each([
    ['no text', '', 'no form'],
    ['only text', 'Plata nu este disponibilă', 'no form'],
    ['only escaped markup', '&lt;form action=x&gt;', 'no form'],
    ['a form in a comment', `<!--${formOf(AMOUNT)}-->`, 'no form'],
    ['a form in a script', `<script>${formOf(AMOUNT)}</script>`, 'no form'],
    ['a form for browsers without scripts', `<noscript>${formOf(AMOUNT)}</noscript>`, 'no form'],
    ['an element of SVG with the name form', `<svg>${formOf(AMOUNT)}</svg>`, 'no form'],
    ['a form in a template', `<template>${formOf(AMOUNT)}</template>`, 'no form'],
    ['frames', '<frameset><frame src="https://evil.example"></frameset>', 'no form'],
    ['two forms', formOf(AMOUNT) + formOf(AMOUNT), 'several forms'],
    ['a form in a form', formOf(`<form action="https://evil.example">${AMOUNT}`), 'several forms'],
    [
      'a form in a template beside another form',
      `<template><form></template>${formOf(AMOUNT)}`,
      'several forms',
    ],
    [
      'a button with its own action',
      formOf(`${AMOUNT}<button formaction="https://evil.example">`),
      'control with an action',
    ],
    [
      'a button outside the form, with its own action',
      `${formOf(AMOUNT, 'id=f')}<input type=submit form=f formaction=//evil.example>`,
      'control with an action',
    ],
    [
      'several buttons and no script, as the first may cancel',
      formOf(
        `${AMOUNT}<button name=cancel formaction="${BANK}/cancel">Cancel</button><button name=pay>Pay</button>`,
      ),
      'several buttons',
    ],
    [
      'several buttons for the fields that the diner fills in',
      formOf('<input name=card><input type=submit value=Pay><input type=image alt=Cancel>'),
      'several buttons',
    ],
    [
      'a button elsewhere beside its own',
      `${formOf(`${AMOUNT}<button>Pay</button>`, 'id=f')}<button form=f>Cancel</button>`,
      'several buttons',
    ],
    [
      'several buttons, one of which a script clicks',
      `${formOf(`${AMOUNT}<button>Cancel</button><button>Pay</button>`)}<script>pay.click()</script>`,
      'several buttons',
    ],
    [
      'several buttons, one of which hides the function that submits',
      `${formOf(`${AMOUNT}<button>Cancel</button><button name=submit>Pay</button>`)}<script>frm.submit()</script>`,
      'several buttons',
    ],
    ['a file input', formOf(`${AMOUNT}<input type=File name=f>`), 'file'],
    ['a radio button', formOf('<input type=radio name=a>'), 'control'],
    ['a range', formOf('<input type=range name=a>'), 'control'],
    ['several mail addresses', formOf('<input type=email multiple name=a>'), 'control'],
    ['a text area with hard line breaks', formOf('<textarea wrap=HARD name=a>'), 'control'],
    [
      'a control that sends the direction of its text',
      formOf('<input name=a dirname=b>'),
      'control',
    ],
    ['a visible field for the charset', formOf('<input name=_Charset_>'), 'name'],
    [
      'a relative action and a <base>',
      `<base href="${BANK}"><form action=/pay>${AMOUNT}</form>`,
      'action',
    ],
    ['a multiple select', formOf('<select multiple name=a><option>1</select>'), 'control'],
    ['a name with a line break', formOf('<input type=hidden name="a&#10;b">'), 'name'],
    ['no fields', formOf('<input type=submit>'), 'no fields'],
    ['too long a name', formOf(`<input name="${'n'.repeat(NAME_MAX_LENGTH + 1)}">`), 'too long'],
    [
      'too long a value',
      formOf(`<input name=a value="${'v'.repeat(VALUE_MAX_LENGTH + 1)}">`),
      'too long',
    ],
    ['too many fields', formOf(many(MAX_FIELDS + 1, () => AMOUNT)), 'too many fields'],
    ['too many elements', `${'<div>'.repeat(MAX_ELEMENTS)}${formOf(AMOUNT)}`, 'too many elements'],
    [
      'formatting elements that the parser repeats in each paragraph',
      `${many(1_000, (index) => `<b a=${index}>`)}${'<p>x'.repeat(5_000)}`,
      'too many elements',
    ],
    ['the method dialog', `<form action="${ACTION}" method="dialog">${AMOUNT}</form>`, 'method'],
  ])('is refused if it has %s', (_name, text, refusal) => {
    expect(parsed(text)).toBe(refusal);
  });

  it.each([
    ['', 'action'],
    ['/pay_auth.php', 'action'],
    ['//secure.librapay.ro/pay_auth.php', 'action'],
    ['http://secure.librapay.ro/pay_auth.php', 'action'],
    ['javascript:alert(1)', 'action'],
    [' jAvAsCrIpT&colon;alert(1)', 'action'],
    ['java&#10;script:alert(1)//https://secure.librapay.ro', 'action'],
    ['data:text/html,x', 'action'],
    ['blob:https://secure.librapay.ro/x', 'action'],
    ['mailto:x@secure.librapay.ro', 'action'],
    ['https://secure.librapay.ro@evil.example/', 'action'],
    ['https://user:word@secure.librapay.ro/', 'action'],
    [`${ACTION}?${'q'.repeat(2_000)}`, 'action'],
    ['https://evil.example/pay_auth.php', 'foreign action'],
    ['https://secure.librapay.ro.evil.example/', 'foreign action'],
    ['https://secure.librapay.ro:8443/', 'foreign action'],
    ['https://secure.librapay.ro./', 'foreign action'],
    ['https:\\\\evil.example\\secure.librapay.ro', 'foreign action'],
    ['https://evil.example#@secure.librapay.ro', 'foreign action'],
    ['https://ѕecure.librapay.ro/', 'foreign action'],
  ])('is refused if its form has the action %s', (action, refusal) => {
    expect(parsed(`<form action="${action}" method="post">${AMOUNT}</form>`)).toBe(refusal);
  });

  it('is refused if the first of two action attributes is foreign: browsers use the first', () => {
    const text = `<form action="https://evil.example" action="${ACTION}" method=post>${AMOUNT}</form>`;
    expect(parsed(text)).toBe('foreign action');
  });

  it.each([
    ['https:\\\\secure.librapay.ro\\pay_auth.php', ACTION],
    [' HTTPS://SECURE.librapay.ro:443/pay_auth.php\n', ACTION],
    ['https:secure.librapay.ro/pay_auth.php', ACTION],
  ])('is accepted if an allowed action is only spelled unusually: %s', (action, href) => {
    expect(parsed(`<form action="${action}" method="post">${AMOUNT}</form>`)).toMatchObject({
      action: href,
    });
  });
});
