import { parseAction } from './parse-action.ts';

const PRIVATE_BANK = 'http://192.168.1.7:4010';

describe('a form action on plain http in a private network', () => {
  it.each([
    ['http://192.168.1.7:3000', true],
    ['https://192.168.1.7:3000', false],
    ['http://192.168.1.8:3000', false],
    ['http://localhost:3000', false],
    ['https://site.example', false],
  ])('is accepted for a site at %s: %s', (site, expected) => {
    const address = `${PRIVATE_BANK}/bank/pay_auth`;
    expect(parseAction(address, [PRIVATE_BANK], site)).toEqual(
      expected ? { ok: true, value: address } : { ok: false, failure: 'action' },
    );
  });

  it('is refused if the allowed origin has the same host but another port', () => {
    const parsed = parseAction('http://192.168.1.7:22/', [PRIVATE_BANK], 'http://192.168.1.7:3000');
    expect(parsed).toEqual({ ok: false, failure: 'foreign action' });
  });
});
