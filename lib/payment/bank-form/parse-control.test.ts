import { parsePaymentForm } from './parse-payment-form.ts';

const BANK = 'https://secure.librapay.ro';

describe('a control of the bank', () => {
  it.each([
    ['<input value="24.50" readonly', { value: '24.50', readOnly: true }],
    ['<textarea readonly', { readOnly: true }],
    ['<input type=checkbox checked', { value: 'on', checked: true }],
  ])('%s> keeps its attribute readonly or checked', (control, marks) => {
    expect(parse(`${control} name=a></textarea>`)).toMatchObject([{ kind: 'visible', ...marks }]);
  });

  it.each([
    '<input type=checkbox',
    '<input checked',
    '<input type=checkbox readonly',
    '<textarea checked',
  ])('%s> gives a field that is neither readonly nor checked, as HTML specifies', (control) => {
    const [field] = parse(`${control} name=a></textarea>`);
    expect(field).toMatchObject({ kind: 'visible' });
    expect(field).not.toHaveProperty('readOnly');
    expect(field).not.toHaveProperty('checked');
  });

  it.each(['<input readonly', '<input type=checkbox checked', '<input type=hidden', '<textarea'])(
    '%s disabled> is left out, because a browser would not send it',
    (control) => {
      const other = '<input type=hidden name=b>';
      expect(parse(`${other}${control} disabled name=a></textarea>`)).toMatchObject([
        { name: 'b' },
      ]);
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
    const fields = parse(`<fieldset disabled>${inside}</fieldset><input name=b>`);
    expect(fields).toMatchObject(names.map((name) => ({ name })));
  });
});

describe('a select of the bank', () => {
  const select = (options: string): readonly object[] =>
    parse(`<select name=a>${options}</select>`);

  it.each([
    ['the first option', '<option>1<option>2', '1'],
    ['the chosen option', '<option>1<option selected>2<option>3', '2'],
    ['the last of several chosen options', '<option selected>1<option selected>2<option>3', '2'],
    [
      'the last chosen option though one before it is disabled',
      '<option selected disabled>1<option selected>2',
      '2',
    ],
  ])('has the value of %s', (_name, options, value) => {
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
    const listOf = (options: string, size = '2'): readonly object[] =>
      parse(`<select name=a size=${size}>${options}</select>`);
    expect(listOf('<option>1')).toMatchObject([{ value: '', isUnchosen: true }]);
    expect(listOf('<option>1<option selected>2')).toMatchObject([{ value: '2' }]);
    for (const size of ['1', '0', 'x']) {
      expect(listOf('<option>1', size)).toMatchObject([{ value: '1' }]);
    }
  });

  it('is left out without an enabled option', () => {
    expect(
      parse('<input name=b><select name=a><option selected disabled>1</select>'),
    ).toMatchObject([{ name: 'b' }]);
  });

  it('has no options of a disabled group', () => {
    const options = '<optgroup disabled><option>1</optgroup><optgroup><option>2</optgroup>';
    expect(select(options)).toMatchObject([{ value: '2', options: [{ value: '2', label: '2' }] }]);
  });

  it('uses the value as the label of an option without a text', () => {
    expect(select('<option value=7> </option>')).toMatchObject([
      { options: [{ value: '7', label: '7' }] },
    ]);
  });
});

describe('an attribute of a control', () => {
  it.each([
    ['maxlength=999', { maxLength: 999 }],
    ['maxlength=1000', {}],
    ['maxlength=1.5', {}],
    ['maxlength=x1', {}],
    ['maxlength=""', {}],
    ['autocomplete="section-1 cc-number"', { autocomplete: 'section-1 cc-number' }],
    [`autocomplete=${'a'.repeat(60)}`, { autocomplete: 'a'.repeat(60) }],
    [`autocomplete=${'a'.repeat(61)}`, {}],
    ['autocomplete=1cc', {}],
    ['autocomplete=cc_number', {}],
    ['autocomplete="cc:number"', {}],
    ['required', { required: true }],
    ['readonly', { readOnly: true }],
  ])('%s adds %j to the field', (attribute, kept) => {
    expect(parse(`<input name=a ${attribute}>`)).toEqual([
      {
        kind: 'visible',
        name: 'a',
        value: '',
        label: 'a',
        input: 'text',
        required: false,
        ...kept,
      },
    ]);
  });
});

function parse(controls: string): readonly object[] {
  const text = `<form action="${BANK}/pay" method=post>${controls}</form>`;
  const form = parsePaymentForm(text, [BANK], 'https://site.example');
  return form.ok ? form.value.fields : [];
}
