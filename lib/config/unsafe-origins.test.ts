import fc from 'fast-check';
import { parseSettings } from '../config.ts';
import { listSettings } from './settings.ts';
import { findUnsafeOrigins } from './unsafe-origins.ts';

const PRIVATE_ORIGIN = 'http://192.168.1.7:4010';
const demo = {
  SITE_URL: 'http://192.168.1.7:3000',
  PROVIDER_API_URL: 'http://127.0.0.1:4010',
  PAYMENT_FORM_ORIGINS: `https://secure.librapay.ro ${PRIVATE_ORIGIN}`,
  INVOICE_ORIGINS: PRIVATE_ORIGIN,
};
const namesIn = (problems: readonly string[]): readonly (string | undefined)[] =>
  problems.map((problem) => problem.split(':')[0]);

describe('plain http on a private address', () => {
  it.each(['build', 'serve'] as const)(
    'is allowed in the settings of a demo on the same address, for the use "%s"',
    (use) => {
      expect(parseSettings(demo, use)).toMatchObject({
        ok: true,
        value: { paymentFormOrigins: ['https://secure.librapay.ro', PRIVATE_ORIGIN] },
      });
    },
  );

  it.each([
    ['a site on https', { SITE_URL: 'https://site.example' }],
    ['a site on https at the same address', { SITE_URL: 'https://192.168.1.7:3000' }],
    ['a site at another address', { SITE_URL: 'http://192.168.1.8:3000' }],
    ['a site on the loopback', { SITE_URL: 'http://localhost:3000' }],
    ['no SITE_URL', { SITE_URL: undefined }],
    ['a public provider', { PROVIDER_API_URL: 'https://api.example.ro' }],
    ['a provider in the same network', { PROVIDER_API_URL: 'http://192.168.1.7:4010' }],
  ])('is refused with %s', (_, changed) => {
    const environment = { ...demo, ...changed };
    expect(namesIn(findUnsafeOrigins(environment))).toEqual([
      'PAYMENT_FORM_ORIGINS',
      'INVOICE_ORIGINS',
    ]);
    expect(parseSettings(environment, 'serve').ok).toBe(false);
  });

  it.each(listSettings().filter(({ name }) => name.endsWith('_ORIGINS')))(
    'is refused in $name when the site and the provider are public',
    ({ name }) => {
      const site = { SITE_URL: 'https://site.example', PROVIDER_API_URL: 'https://api.example.ro' };
      const parsed = parseSettings({ ...site, [name]: PRIVATE_ORIGIN }, 'serve');
      expect(parsed.ok ? [] : namesIn(parsed.failure)).toEqual([name]);
    },
  );

  it('is refused for pictures even in a demo, because the server fetches them on the loopback', () => {
    const parsed = parseSettings({ ...demo, IMAGE_ORIGINS: PRIVATE_ORIGIN }, 'serve');
    expect(parsed.ok ? [] : namesIn(parsed.failure)).toEqual(['IMAGE_ORIGINS']);
  });
});

describe('an origin on plain http', () => {
  it.each(['http://8.8.8.8:4010', 'http://pictures.example', 'http://192.168.1.7:4010/path'])(
    'is refused if it is public or has a path: %s',
    (origin) => {
      const environment = { ...demo, PAYMENT_FORM_ORIGINS: origin };
      const parsed = parseSettings(environment, 'serve');
      expect(parsed.ok ? [] : namesIn(parsed.failure)).toEqual(['PAYMENT_FORM_ORIGINS']);
    },
  );

  it('is refused for every site on https, at every address but the loopback', () => {
    fc.assert(
      fc.property(fc.webAuthority(), fc.ipV4(), (host, address) => {
        fc.pre(!address.startsWith('127.'));
        const parsed = parseSettings(
          {
            ...demo,
            SITE_URL: `https://${host}`,
            INVOICE_ORIGINS: `http://${address}`,
            PAYMENT_FORM_ORIGINS: `http://${address}`,
          },
          'serve',
        );
        expect(parsed.ok ? [] : namesIn(parsed.failure)).toEqual(
          expect.arrayContaining(['PAYMENT_FORM_ORIGINS', 'INVOICE_ORIGINS']),
        );
      }),
    );
  });
});
