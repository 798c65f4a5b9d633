import fc from 'fast-check';
import { hasVisibleFields, isPaymentForm } from '@/lib/payment-form';
import type { PaymentField, PaymentForm } from '@/lib/payment-form';
import {
  formatLabel,
  MAX_FIELDS,
  NAME_MAX_LENGTH,
  parsePaymentForm,
  VALUE_MAX_LENGTH,
} from './bank-form.ts';
import { MAX_ELEMENTS } from './bank-document.ts';

const BANK = 'https://secure.librapay.ro';
const ACTION = `${BANK}/pay_auth.php`;
const ACTION_MAX_LENGTH = 2_000;
const LOOPBACK = 'http://127.0.0.1:4010';
const PRIVATE_BANK = 'http://192.168.1.7:4010';
const SITE = 'https://site.example';
const AMOUNT = '<input type="hidden" name="AMOUNT" value="10.00">';
const amount: PaymentField = { kind: 'hidden', name: 'AMOUNT', value: '10.00' };
const USUAL = { action: ACTION, method: 'post', fields: [amount] };

const formOf = (inside: string, attributes = ''): string =>
  `<form action="${ACTION}" method="post" ${attributes}>${inside}</form>`;
const withAction = (action: string): string =>
  `<form action="${action}" method="post">${AMOUNT}</form>`;
const many = (count: number, make: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => make(index)).join('');

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
    `<!doctype html><html><head><title>x</title><body>${formOf(AMOUNT)}`,
    formOf(`<table><tr><td>${AMOUNT}</td></tr></table>`),
    `<table><form action="${ACTION}" method="post"><tr><td>${AMOUNT}</td></tr></form></table>`,
    `<form action="${ACTION}" method="post">${AMOUNT}`,
    `${formOf('', 'id="f"')}${AMOUNT.replace('<input', '<input form="f"')}`,
    `<style>a{}</style><!-- <form> --><script>'<form>'</script>${formOf(AMOUNT)}`,
    formOf(`<img src=x onerror=alert(1)>${AMOUNT}`, 'onsubmit="alert(1)" target="_top"'),
    `<iframe srcdoc="<form action='https://evil.example'>"></iframe>${formOf(AMOUNT)}`,
    `<base href="https://evil.example">${formOf(AMOUNT)}`,
    formOf(`${AMOUNT}<noscript><input type=submit name=go></noscript>`),
    formOf(`${AMOUNT}<input value="x"><input name="" value="x">`),
    formOf(`${AMOUNT}<input type=reset name=b><input type=button name=c formaction=x>`),
    formOf(`${AMOUNT}<button name=d type=button>x</button>`),
    formOf(`${AMOUNT}<input name=a disabled><fieldset disabled><input name=b></fieldset>`),
    formOf(`${AMOUNT}<select name=c></select><input type=file>`),
    formOf(`${AMOUNT}<svg><input name=a></svg>`),
    `<input name=a>${formOf(AMOUNT)}<input name=b>`,
    formOf(`${AMOUNT}<input name=a form=other><input name=b form="">`, 'id=""'),
    `${formOf(AMOUNT, 'id="f"')}<input name=a form="g">`,
    `<template><input name=a></template>${formOf(AMOUNT)}`,
  ])('gives its action, its method and its one field from the document %s', (text) => {
    expect(parsed(text)).toEqual(USUAL);
  });

  it.each([
    ['no form', ''],
    ['no form', 'Plata nu este disponibilă'],
    ['no form', '&lt;form action=x&gt;'],
    ['no form', `<!--${formOf(AMOUNT)}-->`],
    ['no form', `<script>${formOf(AMOUNT)}</script>`],
    ['no form', `<noscript>${formOf(AMOUNT)}</noscript>`],
    ['no form', `<svg>${formOf(AMOUNT)}</svg>`],
    ['no form', `<template>${formOf(AMOUNT)}</template>`],
    ['no form', '<frameset><frame src="https://evil.example"></frameset>'],
    ['several forms', formOf(AMOUNT) + formOf(AMOUNT)],
    ['several forms', formOf(`<form action="https://evil.example">${AMOUNT}`)],
    ['several forms', `<template><form></template>${formOf(AMOUNT)}`],
    ['control with an action', formOf(`${AMOUNT}<button formaction="https://evil.example">`)],
    [
      'control with an action',
      `${formOf(AMOUNT, 'id=f')}<input type=submit form=f formaction=//evil.example>`,
    ],
    ['file', formOf(`${AMOUNT}<input type=File name=f>`)],
    ['control', formOf('<input type=radio name=a>')],
    ['control', formOf('<input type=range name=a>')],
    ['control', formOf('<input type=email multiple name=a>')],
    ['control', formOf('<select multiple name=a><option>1</select>')],
    ['control', formOf('<textarea wrap=HARD name=a>')],
    ['control', formOf('<input name=a dirname=b>')],
    ['name', formOf('<input name=_Charset_>')],
    ['name', formOf('<input type=hidden name="a&#10;b">')],
    ['name', formOf('<input name="a&#31;">')],
    ['name', formOf('<input name="a&#127;">')],
    ['no fields', formOf('<input type=submit>')],
    ['too long', formOf(`<input name="${'n'.repeat(NAME_MAX_LENGTH + 1)}">`)],
    ['too long', formOf(`<input name=a value="${'v'.repeat(VALUE_MAX_LENGTH + 1)}">`)],
    ['too many fields', formOf(many(MAX_FIELDS + 1, () => AMOUNT))],
    // The parser repeats these formatting elements in each paragraph.
    ['too many elements', many(1_000, (index) => `<b a=${index}>`) + '<p>x'.repeat(5_000)],
    ['method', `<form action="${ACTION}" method="dialog">${AMOUNT}</form>`],
  ])('is refused, because of "%s", in the document %s', (refusal, text) => {
    expect(parsed(text)).toBe(refusal);
  });

  /** The limit also counts `form`, `input`, `head` and `body`, and does not count `html`. */
  const elementsOf = (count: number): string => `${'<br>'.repeat(count - 4)}${formOf(AMOUNT)}`;

  it.each([
    ['length of the action', withAction(`${BANK}/`.padEnd(ACTION_MAX_LENGTH, 'a'))],
    ['length of a name', formOf(`<input type=hidden name="${'n'.repeat(NAME_MAX_LENGTH)}">`)],
    ['length of a value', formOf(`<input name=a value="${'v'.repeat(VALUE_MAX_LENGTH)}">`)],
    ['number of fields', formOf(AMOUNT.repeat(MAX_FIELDS))],
    ['number of elements', elementsOf(MAX_ELEMENTS)],
  ])('is accepted if it reaches the greatest %s', (_, text) => {
    expect(parsed(text)).toMatchObject({ method: 'post' });
  });

  it('is refused with one element too many', () => {
    expect(parsed(elementsOf(MAX_ELEMENTS + 1))).toBe('too many elements');
  });

  it('causes no exception, whatever the text is', () => {
    const part = fc.constantFrom(
      ...['<form>', '</form>', '<table>', '<input form=f>', '<base>', '<b', '"'],
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(part, fc.string())), (parts) => {
        expect(() => parsed(parts.join(''))).not.toThrow();
      }),
    );
  });
});

describe("the action of the bank's form", () => {
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
    ['https://:word@secure.librapay.ro/', 'action'],
    [`${BANK}/`.padEnd(ACTION_MAX_LENGTH + 1, 'a'), 'action'],
    ['https://evil.example/pay_auth.php', 'foreign action'],
    ['https://secure.librapay.ro.evil.example/', 'foreign action'],
    ['https://secure.librapay.ro:8443/', 'foreign action'],
    ['https://secure.librapay.ro./', 'foreign action'],
    ['https:\\\\evil.example\\secure.librapay.ro', 'foreign action'],
    ['https://evil.example#@secure.librapay.ro', 'foreign action'],
    ['https://ѕecure.librapay.ro/', 'foreign action'],
    // Browsers use the first of two attributes.
    [`https://evil.example" action="${ACTION}`, 'foreign action'],
  ])('is refused if it is %s', (action, refusal) => {
    expect(parsed(withAction(action))).toBe(refusal);
  });

  it('is refused if it is relative to a <base>', () => {
    const text = `<base href="${BANK}"><form action=/pay>${AMOUNT}</form>`;
    expect(parsed(text)).toBe('action');
  });

  it.each([
    'https:\\\\secure.librapay.ro\\pay_auth.php',
    ' HTTPS://SECURE.librapay.ro:443/pay_auth.php\n',
    'https:secure.librapay.ro/pay_auth.php',
  ])('is accepted if it is only spelled unusually: %s', (action) => {
    expect(parsed(withAction(action))).toEqual(USUAL);
  });

  it.each([
    ['http://192.168.1.7:3000', true],
    ['https://192.168.1.7:3000', false],
    ['http://192.168.1.8:3000', false],
    ['http://localhost:3000', false],
    ['https://site.example', false],
  ])('may be on plain http in the private network of the site %s: %s', (site, isAccepted) => {
    const result = parsePaymentForm(withAction(`${PRIVATE_BANK}/pay`), [PRIVATE_BANK], site);
    expect(result).toMatchObject(isAccepted ? { ok: true } : { ok: false, failure: 'action' });
    const otherPort = parsePaymentForm(withAction('http://192.168.1.7:22/'), [PRIVATE_BANK], site);
    expect(otherPort.ok).toBe(false);
  });

  it('may be on the loopback when the allowed origins list it', () => {
    const text = withAction(`${LOOPBACK}/bank/pay_auth`);
    expect(parsed(text)).toMatchObject({ action: `${LOOPBACK}/bank/pay_auth` });
    expect(parsePaymentForm(text, [BANK], SITE)).toEqual({ ok: false, failure: 'foreign action' });
  });
});

/** `e2e/specs/payment/bank-form-bytes.spec.ts` compares the submitted bytes with a browser's. */
describe('the submission of a form', () => {
  const SUBMITS = '<script>document.forms[0].submit()</script>';
  const go: PaymentField = { kind: 'hidden', name: 'go', value: '1' };
  const GO = '<button name=go value=1 formmethod=get formenctype=text/plain>';

  it.each<[attributes: string, form: Partial<PaymentForm>]>([
    ['method=post', {}],
    ['', { method: 'get' }],
    ['method=GET', { method: 'get' }],
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
  ])('with the attributes "%s" is %j', (attributes, changed) => {
    const form = parsed(`<form action="${ACTION}" ${attributes}>${AMOUNT}</form>`);
    expect(form).toEqual({ ...USUAL, ...changed });
    expect(isPaymentForm(form)).toBe(true);
  });

  const picture = (...names: readonly string[]): readonly PaymentField[] =>
    names.map((name) => ({ kind: 'hidden', name, value: '0' }));

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
      { fields: [amount, ...picture('a.x', 'a.y')] },
    ],
    [
      "to the button's action",
      formOf(`${AMOUNT}<button formaction="${BANK}/other">`),
      { action: `${BANK}/other` },
    ],
  ])('is %s', (_, html, changed) => {
    expect(parsed(html)).toEqual({ ...USUAL, ...changed });
  });

  // The first of several buttons may cancel the payment.
  it.each([
    formOf(`${AMOUNT}<button formaction="${BANK}/cancel">Cancel</button><button>Pay</button>`),
    formOf('<input name=card><input type=submit value=Pay><input type=image alt=Cancel>'),
    `${formOf(`${AMOUNT}<button>Pay</button>`, 'id=f')}<button form=f>Cancel</button>`,
    `${formOf(`${AMOUNT}<button></button><button></button>`)}<script>pay.click()</script>`,
    `${formOf(`${AMOUNT}<button></button><button name=submit></button>`)}${SUBMITS}`,
    `${formOf(`${AMOUNT}<button></button><button id=submit></button>`)}${SUBMITS}`,
  ])('is refused by several buttons: %s', (text) => {
    expect(parsed(text)).toBe('several buttons');
  });

  it.each([
    ['<button> Pay\n now </button>', 'Pay now'],
    ['<button type=Submit>Pay</button>', 'Pay'],
    ['<input type=submit value="Pay">', 'Pay'],
    ['<button></button><input type=submit value=Pay>', 'Pay'],
    ['<input type=submit value=" "><button>Pay</button>', 'Pay'],
    ['<button>Pay<noscript><b>x</b></noscript></button>', 'Pay'],
    ['<input type=submit value=" ">', undefined],
    ['<button> </button>', undefined],
    ['', undefined],
  ])('takes the label for its button from %s: %s', (control, submitLabel) => {
    const others =
      '<input type=button value=1><input type=reset value=2><input type=IMAGE value=3>' +
      '<button type=button>4</button><button type=reset>5</button>';
    const form = parsed(formOf(`${AMOUNT}${others}${control}`) + SUBMITS);
    expect(form).toEqual({ ...USUAL, ...(submitLabel !== undefined && { submitLabel }) });
  });
});

describe('a field for the diner to fill in', () => {
  const VISIBLE = { kind: 'visible', value: '', input: 'text', required: false };

  it.each([
    ['<label for=a>Num&#259;r\n card</label><label>x <input id=a name=c></label>', 'Număr card'],
    ['<label>Card <input name=c> <b>number</b></label>', 'Card number'],
    ['<label for=b>Other</label><input id=a name=c>', 'c'],
    ['<label for="">Other</label><input name=c>', 'c'],
    ['<label for=a></label><label> <input id=a name=c placeholder=Card></label>', 'Card'],
    ['<input name=c placeholder="Card" aria-label="x">', 'Card'],
    ['<input name=c placeholder=" " aria-label="Card" title="x">', 'Card'],
    ['<label for=a>&lt;b&gt;Card<script>x</script></label><input id=a name=c>', '<b>Card'],
    ['<label>Card<!-- x --><style>b</style><input name=c><noscript><b>e</b></noscript>', 'Card'],
    ['<label>Card<select><option>x</select><textarea>d</textarea><input name=c>', 'Card'],
  ])('has its label from %s: %s', (inside, label) => {
    expect(fieldsOf(inside)).toEqual([{ ...VISIBLE, name: 'c', label }]);
  });

  it('has a label of one line and at most 200 UTF-16 units, which does not end inside a character', () => {
    expect(formatLabel('  a \n\t b  ')).toBe('a b');
    expect(formatLabel('x'.repeat(201))).toBe('x'.repeat(200));
    expect(formatLabel(`m${'🍕'.repeat(200)}`)).toBe(`m${'🍕'.repeat(99)}`);
  });

  it.each([
    ['tel', 'tel'],
    ['EMAIL', 'email'],
    ...['number', 'password', 'date', 'color'].map((type) => [type, type]),
    ...['textarea', 'select', 'hiddenn', '""', 'constructor'].map((type) => [type, 'text']),
  ])('of the type %s is shown as %s', (type, input) => {
    expect(fieldsOf(`<input name=a type=${type}>`)).toEqual([
      { ...VISIBLE, name: 'a', label: 'a', input },
    ]);
  });

  it.each<readonly [string, object]>([
    ['maxlength=999', { maxLength: 999 }],
    ['autocomplete="section-1 CC-Number"', { autocomplete: 'section-1 cc-number' }],
    [`autocomplete=${'a'.repeat(60)}`, { autocomplete: 'a'.repeat(60) }],
    ['required', { required: true }],
    ['readonly', { readOnly: true }],
    ['value="24.50"', { value: '24.50' }],
    ['type=checkbox', { input: 'checkbox', value: 'on' }],
    ['type=checkbox checked', { input: 'checkbox', value: 'on', checked: true }],
    // As HTML specifies, these attributes have no effect here.
    ['type=checkbox readonly', { input: 'checkbox', value: 'on' }],
    ['checked', {}],
    ...['1000', '1.5', 'x1', '-1', '""'].map((length) => [`maxlength=${length}`, {}] as const),
    ...['a'.repeat(61), '1cc', 'cc_number', '"cc:number"'].map(
      (name) => [`autocomplete=${name}`, {}] as const,
    ),
  ])('with the attribute %s gets %j', (attribute, changed) => {
    expect(fieldsOf(`<input name=a ${attribute}>`)).toEqual([
      { ...VISIBLE, name: 'a', label: 'a', ...changed },
    ]);
  });

  it('may be a text area', () => {
    expect(fieldsOf('<textarea name=a readonly checked>\nDa &amp; nu</textarea>')).toEqual([
      { ...VISIBLE, name: 'a', label: 'a', input: 'textarea', value: 'Da & nu', readOnly: true },
    ]);
  });

  it('is one that is not of the type hidden, whatever its style', () => {
    const form = parsed(formOf(`${AMOUNT}<input name="cvv" style="display:none">`));
    expect(typeof form === 'object' && hasVisibleFields(form)).toBe(true);
  });

  it.each(['<input readonly', '<input type=checkbox checked', '<input type=hidden', '<textarea'])(
    '%s disabled> is left out, because a browser would not send it',
    (control) => {
      expect(fieldsOf(`${AMOUNT}${control} disabled name=a></textarea>`)).toEqual([amount]);
    },
  );

  it.each([
    ['<legend><input name=a></legend>', ['a', 'b']],
    ['<p>x</p><legend><b><input name=a></b></legend>', ['a', 'b']],
    ['<legend></legend><legend><input name=a></legend>', ['b']],
    ['<p><legend><input name=a></legend></p>', ['b']],
    ['<legend><fieldset disabled><input name=a></fieldset></legend>', ['b']],
    ['<input name=a><legend></legend>', ['b']],
  ])('in a disabled fieldset is kept only in its first legend: %s', (inside, names) => {
    expect(fieldsOf(`<fieldset disabled>${inside}</fieldset><input name=b>`)).toMatchObject(
      names.map((name) => ({ name })),
    );
  });
});

describe('a select of the bank', () => {
  const select = (options: string, attributes = ''): readonly PaymentField[] | string =>
    fieldsOf(`<select name=a ${attributes}>${options}</select>`);

  it.each([
    ['<option>1<option>2', '1'],
    ['<option>1<option selected>2<option>3', '2'],
    ['<option selected>1<option selected>2<option>3', '2'],
    ['<option selected disabled>1<option selected>2', '2'],
  ])('with the options %s has the value %s', (options, value) => {
    expect(select(options)).toMatchObject([
      { input: 'select', value, label: 'a', required: false },
    ]);
  });

  it.each([
    '<option selected disabled>Choose<option>1',
    '<option selected disabled value=0>Choose<option>1',
    '<option>1<option selected disabled>2',
    '<option selected>1<option selected disabled>2',
    '<optgroup disabled><option selected>2</optgroup><option>1',
  ])(
    'has no value while its chosen option is disabled, so that the diner chooses: %s',
    (options) => {
      const offered = [{ value: '1', label: '1' }];
      expect(select(options)).toMatchObject([{ value: '', isUnchosen: true, options: offered }]);
    },
  );

  it('has no value when it is a list without a selected option', () => {
    expect(select('<option>1', 'size=2')).toMatchObject([{ value: '', isUnchosen: true }]);
    expect(select('<option>1<option selected>2', 'size=2')).toMatchObject([{ value: '2' }]);
    for (const size of ['1', '0', 'x']) {
      expect(select('<option>1', `size=${size}`)).toMatchObject([{ value: '1' }]);
    }
  });

  it('is left out without an enabled option', () => {
    const inside = '<select name=a><option selected disabled>1</select>';
    expect(fieldsOf(AMOUNT + inside)).toEqual([amount]);
  });

  it('offers its enabled options, whose labels are their texts or else their values', () => {
    const options =
      '<optgroup disabled><option>1</optgroup><option value="">Luna<option disabled>x' +
      '<optgroup><option selected>\n02 </optgroup><option value=7> </option>';
    expect(select(options, 'required')).toMatchObject([
      {
        value: '02',
        required: true,
        options: [
          { value: '', label: 'Luna' },
          { value: '02', label: '02' },
          { value: '7', label: '7' },
        ],
      },
    ]);
  });
});
