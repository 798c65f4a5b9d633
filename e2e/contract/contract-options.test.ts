import { parseContractOptions } from './contract-options.ts';

const BASE = 'https://api.example.ro';
const SECRET = 'secret-token';

describe('the options of the contract check', () => {
  it('have default values when the arguments contain only the origin', () => {
    expect(parseContractOptions([`${BASE}/`], {})).toEqual({
      ok: true,
      value: {
        help: false,
        write: false,
        all: false,
        origin: BASE,
        restaurant: [],
        invoice: [],
        invoiceOrigins: [BASE],
        formOrigins: ['https://secure.librapay.ro', 'https://merchant.librapay.ro'],
        siteUrl: 'http://localhost:3000',
      },
    });
  });

  it('contain the ids of the arguments, and the origins of the environment', () => {
    const args = [BASE, '--restaurant=a', '--restaurant', 'b', '--write', '--paid-order', '7'];
    const environment = {
      INVOICE_ORIGINS: 'https://documente.example.ro',
      PAYMENT_FORM_ORIGINS: 'https://bank.example.ro',
      SITE_URL: 'https://www.example.ro',
    };
    expect(parseContractOptions(args, environment)).toMatchObject({
      value: {
        restaurant: ['a', 'b'],
        write: true,
        'paid-order': '7',
        invoiceOrigins: ['https://documente.example.ro'],
        formOrigins: ['https://bank.example.ro'],
        siteUrl: 'https://www.example.ro',
      },
    });
  });

  it('may ask for help without an origin', () => {
    expect(parseContractOptions(['-h'], {})).toEqual({ ok: true, value: 'help' });
  });

  it.each([
    [[], 'Exactly one BASE is needed.'],
    [[BASE, 'la-mama'], 'Exactly one BASE is needed.'],
    [[`${BASE}/api`], 'BASE: expected an origin without path, such as https://api.example.ro'],
    [['la-mama'], 'BASE: expected an origin without path'],
    [[BASE, '--menu=a'], "Unknown option '--menu'"],
    [[BASE, '--token'], "Option '--token <value>' argument missing"],
    [[BASE, '--paid-order=7'], '--paid-order changes data and needs --write.'],
    [[BASE, `--reset-token=${SECRET}`], '--reset-token changes data and needs --write.'],
    [[BASE, `--activation-token=${SECRET}`], '--activation-token changes data and needs --write.'],
    [[BASE, '--order=7'], '--order needs --user.'],
    [[BASE, '--user=u'], '--user needs --order for a card form, or --write for a new payment.'],
    [[BASE, '--restaurant=../x'], 'The value of --restaurant is no id that the site would send.'],
    [[BASE, `--token=${SECRET} `], 'The value of --token is no id that the site would send.'],
  ])('are refused: %j', (args, problem) => {
    const options = parseContractOptions(args, {});
    expect(options).toEqual({ ok: false, failure: expect.stringContaining(problem) });
    expect(JSON.stringify(options)).not.toContain(SECRET);
  });

  it('are refused when the site would refuse the origins in the environment', () => {
    expect(parseContractOptions([BASE], { PAYMENT_FORM_ORIGINS: 'http://b.example' })).toEqual({
      ok: false,
      failure: expect.stringContaining('PAYMENT_FORM_ORIGINS: expected origins'),
    });
  });
});
