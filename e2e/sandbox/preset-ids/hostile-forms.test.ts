import { parsePaymentForm } from '../../../lib/payment/bank-form/parse-payment-form.ts';
import { isUserId } from '../../../lib/ids.ts';
import { HOSTILE_HOST, HOSTILE_MARK, findHostileForm, hostileForms } from './hostile-forms.ts';

const BANK = 'https://secure.librapay.ro';
const parts = {
  action: `${BANK}/pay_auth.php`,
  fields: { AMOUNT: '84.50', ORDER: '700001', DESC: 'Ciorbă "de" burtă & pâine <caldă>' },
};

const good = Object.entries(parts.fields).map(([name, value]) => ({ kind: 'hidden', name, value }));

describe('the hostile forms', () => {
  it('are 25, each with a unique id and name', () => {
    expect(hostileForms).toHaveLength(25);
    expect(new Set(hostileForms.map(({ id }) => id)).size).toBe(25);
    expect(new Set(hostileForms.map(({ name }) => name)).size).toBe(25);
    expect(hostileForms.every(({ id }) => isUserId(id))).toBe(true);
    expect(findHostileForm('sandbox-form-hostile-01')).toBe(hostileForms[0]);
    expect(findHostileForm('sandbox-form-hostile-25')).toBe(hostileForms[24]);
    expect(findHostileForm('sandbox-form-hostile-26')).toBeUndefined();
  });

  it.each(hostileForms.map((form) => [form.id, form.name, form] as const))(
    '%s, %s, is refused or cleaned, as its `outcome` says',
    (_id, _name, { outcome, render }) => {
      const parsed = parsePaymentForm(render(parts), [BANK], 'https://site.example');
      expect(parsed.ok ? 'cleaned' : 'refused').toBe(outcome);
      if (!parsed.ok) return;
      expect(parsed.value).toMatchObject({ action: parts.action, method: 'post' });
      expect(parsed.value.fields).toEqual(expect.arrayContaining(good));
      expect(JSON.stringify(parsed.value)).not.toContain(HOSTILE_HOST);
      expect(JSON.stringify(parsed.value)).not.toContain(HOSTILE_MARK);
    },
  );

  it('include six with the outcome `cleaned`; all but two of the 25 contain the valid amount as plain HTML', () => {
    const cleaned = hostileForms.filter(({ outcome }) => outcome === 'cleaned');
    expect(cleaned.map(({ id }) => id.slice(-2))).toEqual(['01', '02', '17', '18', '21', '22']);
    for (const { name, render } of hostileForms) {
      const html = render(parts);
      // One form is only in the `srcdoc` of a frame, where its quotes are escaped. One document has
      // no form.
      if (/frame|no form/.test(name)) continue;
      expect(html).toContain('name="AMOUNT" value="84.50"');
    }
  });
});
