import { parseAction } from './parse-action.ts';

const BANK_AT_HOME = 'http://192.168.1.7:4010';

describe('the address of a form on plain http in a private network', () => {
  it.each([
    ['http://192.168.1.7:3000', true],
    ['https://192.168.1.7:3000', false],
    ['http://192.168.1.8:3000', false],
    ['http://localhost:3000', false],
    ['https://site.example', false],
  ])('is accepted for a site at %s: %s', (site, expected) => {
    const address = `${BANK_AT_HOME}/bank/pay_auth`;
    expect(parseAction(address, [BANK_AT_HOME], site)).toEqual(
      expected ? { ok: true, value: address } : { ok: false, failure: 'action' },
    );
  });

  it('is refused if only another port of its host is allowed', () => {
    const parsed = parseAction('http://192.168.1.7:22/', [BANK_AT_HOME], 'http://192.168.1.7:3000');
    expect(parsed).toEqual({ ok: false, failure: 'foreign action' });
  });
});
