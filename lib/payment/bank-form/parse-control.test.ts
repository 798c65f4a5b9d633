import { parsePaymentForm } from './parse-payment-form.ts';

const BANK = 'https://secure.librapay.ro';

describe('a control of the bank', () => {
  it.each([
    ['<input value="24.50" readonly', { value: '24.50', readOnly: true }],
    ['<textarea readonly', { readOnly: true }],
    ['<input type=checkbox checked', { value: 'on', checked: true }],
  ])('%s> keeps readonly and checked', (control, marks) => {
    expect(parse(`${control} name=a></textarea>`)).toMatchObject([{ kind: 'visible', ...marks }]);
  });

  it.each([
    '<input type=checkbox',
    '<input checked',
    '<input type=checkbox readonly',
    '<textarea checked',
  ])('%s> ignores the attribute, as in HTML', (control) => {
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
});

function parse(controls: string): readonly object[] {
  const text = `<form action="${BANK}/pay" method=post>${controls}</form>`;
  const form = parsePaymentForm(text, [BANK], 'https://site.example');
  return form.ok ? form.value.fields : [];
}
