import fc from 'fast-check';
import { getBuildFingerprint, getSettingsFingerprint, parseSettings } from './config.ts';
import type { Settings } from './config.ts';
import { listSettings } from './config/settings.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const PROVIDER = { PROVIDER_API_URL: 'https://api.example.ro' };

function settingsWith(environment: Environment): Settings {
  const parsed = parseSettings({ ...PROVIDER, ...environment }, 'serve');
  if (!parsed.ok) throw new Error(parsed.failure.join('\n'));
  return parsed.value;
}

function problemsWith(environment: Environment): readonly string[] {
  const parsed = parseSettings({ ...PROVIDER, ...environment }, 'serve');
  return parsed.ok ? [] : parsed.failure;
}

const namesIn = (problems: readonly string[]): readonly (string | undefined)[] =>
  problems.map((problem) => problem.split(':')[0]);

describe('the settings', () => {
  it('need the origin of the provider for serving, and nothing for a build', () => {
    expect(parseSettings({}, 'serve')).toEqual({
      ok: false,
      failure: ['PROVIDER_API_URL: required, expected the origin of the provider'],
    });
    expect(parseSettings({}, 'build')).toMatchObject({ ok: true, value: { invoiceOrigins: [] } });
  });

  it('need INVOICE_ORIGINS when the provider is on plain http and not on the loopback', () => {
    const inside = { PROVIDER_API_URL: 'http://provider.internal:8080' };
    expect(problemsWith(inside)).toEqual([expect.stringMatching(/^INVOICE_ORIGINS: required/)]);
    expect(problemsWith({ ...inside, INVOICE_ORIGINS: 'https://files.example' })).toEqual([]);
    expect(problemsWith({ PROVIDER_API_URL: 'http://127.0.0.1:4010' })).toEqual([]);
  });

  const listed = listSettings();

  it.each(listed)('take the default of $name when its variable is empty or blank', (setting) => {
    const { name, defaultValue = '' } = setting;
    if (name === 'PROVIDER_API_URL') return;
    const expected = settingsWith({ [name]: defaultValue });
    for (const unset of [undefined, '', ' ']) {
      expect(settingsWith({ [name]: unset })).toEqual(expected);
    }
  });

  it.each([
    ['PROVIDER_API_URL', 'https://api.example.ro/', 'providerApiUrl', 'https://api.example.ro'],
    ['PROVIDER_API_URL', 'http://[::1]:4010', 'providerApiUrl', 'http://[::1]:4010'],
    ['PROVIDER_API_URL', 'https://x.example', 'invoiceOrigins', ['https://x.example']],
    [
      'IMAGE_ORIGINS',
      '  https://a.example   https://b.example:8443 https://a.example',
      'imageOrigins',
      ['https://a.example', 'https://b.example:8443'],
    ],
    ['IMAGE_ORIGINS', 'http://[::1]:4010', 'imageOrigins', ['http://[::1]:4010']],
    ['EDGE_PURGE_URLS', 'http://edge-0:8081', 'edgePurgeUrls', ['http://edge-0:8081']],
    ['BIND_ADDRESS', '0.0.0.0', 'bindAddress', '0.0.0.0'],
    ['BIND_ADDRESS', 'fe80::1', 'bindAddress', 'fe80::1'],
    ['BIND_ADDRESS', 'localhost', 'bindAddress', 'localhost'],
    ['PORT', '65535', 'port', 65_535],
    ['REDIS_URL', 'rediss://a.example', 'redisUrl', 'rediss://a.example'],
    ['REVALIDATE_SECRET', 'x'.repeat(32), 'revalidateSecret', ['x'.repeat(32)]],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'http://o:1/v1', 'otelExporterOtlpEndpoint', 'http://o:1/v1'],
    ['BRAND_NAME', 'x'.repeat(300), 'brandName', 'x'.repeat(300)],
    ['OFFLINE_MENUS', 'off', 'offlineMenus', 'off'],
  ])('read %s=%s into %s as %j', (name, value, field, expected) => {
    expect(settingsWith({ [name]: value })).toHaveProperty(field, expected);
  });

  it.each([
    ['PROVIDER_API_URL', 'api.example.ro'],
    ['PROVIDER_API_URL', 'https://api.example.ro/api'],
    ['PROVIDER_API_URL', 'ftp://api.example.ro'],
    ['PROVIDER_API_URL', 'https://user:word@api.example.ro'],
    ['SITE_URL', 'https://example.ro/?a'],
    ['PORT', '0'],
    ['PORT', '65536'],
    ['PORT', '3e3'],
    ['BIND_ADDRESS', '127.0.0.256'],
    ['BIND_ADDRESS', '[::1]'],
    ['BIND_ADDRESS', 'site.example'],
    ['REVALIDATE_SECONDS', '0'],
    ['REVALIDATE_SECONDS', '1.5'],
    ['IMAGE_ORIGINS', 'http://pictures.example'],
    ['IMAGE_ORIGINS', 'http://192.168.1.5:4010'],
    ['IMAGE_ORIGINS', 'https://a.example http://b.example'],
    ['IMAGE_ORIGINS', 'https://a.example/pictures'],
    ['IMAGE_ORIGINS', 'https://*.example'],
    ['IMAGE_ORIGINS', 'https://a.example;script-src'],
    ['INVOICE_ORIGINS', 'https://a.example, https://b.example'],
    ['EDGE_PURGE_URLS', 'http://edge/purge'],
    ['PAYMENT_FORM_ORIGINS', 'javascript:alert(1)'],
    ['APP_STORE_URL', 'http://apps.apple.com/app'],
    ['PARTNER_PANEL_URL', 'javascript:alert(1)'],
    ['SOCIAL_FACEBOOK', '//facebook.example'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'otel:4318'],
    ['ANDROID_CERT_SHA256', 'AA:BB'],
    ['ANDROID_PACKAGE', 'polonic'],
    ['IOS_TEAM_ID', 'short'],
    ['PAYMENT_BADGE_VARIANT', 'diagonal'],
    ['PAYMENT_BADGE_ID', '"><script>'],
    ['SUPPORT_PHONE', '0257 000 000'],
    ['SUPPORT_EMAIL', 'contact'],
    ['META_PIXEL_ID', 'abc'],
    ['METRICS_TOKEN', 'x'.repeat(31)],
    ['REVALIDATE_SECRET', `${'a'.repeat(32)} too-short`],
    ['REVALIDATE_SECRET', ['a', 'b', 'c'].map((letter) => letter.repeat(32)).join(' ')],
    ['SHUTDOWN_GRACE_SECONDS', '301'],
    ['BRAND_NAME', 'x'.repeat(301)],
    ['PAYMENT_PROCESSOR_NAME', 'x'.repeat(31)],
    ['TRUSTED_PROXY_HOPS', '-1'],
    ['REDIS_URL', 'http://localhost:6379'],
    ['LOG_LEVEL', 'loud'],
  ])('refuse %s=%s, naming the variable and what is expected', (name, value) => {
    expect(problemsWith({ [name]: value })).toEqual([
      expect.stringMatching(new RegExp(`^${name}: expected `)),
    ]);
  });

  it('list every problem at once and repeat no value', () => {
    const secrets = { REVALIDATE_SECRET: 'hunter2', REDIS_URL: 'http://:word@host' };
    const parsed = parseSettings({ PORT: 'many', ...secrets }, 'serve');
    expect(parsed).toEqual({
      ok: false,
      failure: [
        'PROVIDER_API_URL: required, expected the origin of the provider',
        'PORT: expected a whole number from 1 to 65535',
        'REVALIDATE_SECRET: expected at least 32 characters, or two such secrets separated by a space',
        'REDIS_URL: expected a redis:// or rediss:// address',
      ],
    });
  });
});

describe('plain http on a private address', () => {
  const PRIVATE_ORIGIN = 'http://192.168.1.7:4010';
  const CHECKED = ['PAYMENT_FORM_ORIGINS', 'INVOICE_ORIGINS'];
  const demo = {
    SITE_URL: 'http://192.168.1.7:3000',
    PROVIDER_API_URL: 'http://127.0.0.1:4010',
    PAYMENT_FORM_ORIGINS: `https://secure.librapay.ro ${PRIVATE_ORIGIN}`,
    INVOICE_ORIGINS: PRIVATE_ORIGIN,
  };

  it.each(['build', 'serve'] as const)('is allowed in a demo, for the use "%s"', (use) => {
    expect(parseSettings(demo, use)).toMatchObject({
      ok: true,
      value: { paymentFormOrigins: ['https://secure.librapay.ro', PRIVATE_ORIGIN] },
    });
  });

  it.each([
    ['a site on https', { SITE_URL: 'https://site.example' }],
    ['a site on https at the same address', { SITE_URL: 'https://192.168.1.7:3000' }],
    ['a site at another address', { SITE_URL: 'http://192.168.1.8:3000' }],
    ['a site on the loopback', { SITE_URL: 'http://localhost:3000' }],
    ['no SITE_URL', { SITE_URL: undefined }],
    ['a public provider', { PROVIDER_API_URL: 'https://api.example.ro' }],
    ['a provider in the same network', { PROVIDER_API_URL: 'http://192.168.1.7:4010' }],
  ])('is refused with %s', (_, changed) => {
    expect(namesIn(problemsWith({ ...demo, ...changed }))).toEqual(CHECKED);
  });

  it.each(listSettings().filter(({ name }) => name.endsWith('_ORIGINS')))(
    'is refused in $name when the site and the provider are public',
    ({ name }) => {
      const site = { SITE_URL: 'https://site.example' };
      expect(namesIn(problemsWith({ ...site, [name]: PRIVATE_ORIGIN }))).toEqual([name]);
    },
  );

  it.each([
    // The server itself fetches pictures, on the loopback.
    ['IMAGE_ORIGINS', PRIVATE_ORIGIN],
    ['PAYMENT_FORM_ORIGINS', 'http://8.8.8.8:4010'],
    ['PAYMENT_FORM_ORIGINS', 'http://pictures.example'],
    ['PAYMENT_FORM_ORIGINS', `${PRIVATE_ORIGIN}/path`],
  ])('is refused even in a demo: %s=%s', (name, value) => {
    expect(namesIn(problemsWith({ ...demo, [name]: value }))).toEqual([name]);
  });

  it('is refused for every site on https, at every address but the loopback', () => {
    fc.assert(
      fc.property(fc.webAuthority(), fc.ipV4(), (host, address) => {
        fc.pre(!address.startsWith('127.'));
        const origins = Object.fromEntries(CHECKED.map((name) => [name, `http://${address}`]));
        const environment = { ...demo, ...origins, SITE_URL: `https://${host}` };
        expect(namesIn(problemsWith(environment))).toEqual(expect.arrayContaining(CHECKED));
      }),
    );
  });
});

describe('the fingerprint of the settings', () => {
  it.each([
    ['SITE_URL', 'https://example.ro', true, true],
    ['BRAND_NAME', 'Altul', true, true],
    ['COMPANY_CUI', 'RO1', true, true],
    ['SOCIAL_INSTAGRAM', 'https://instagram.example/altul', true, true],
    ['IMAGE_ORIGINS', 'https://pictures.example', true, true],
    ['PAYMENT_BADGE_ID', 'badge', true, true],
    ['META_PIXEL_ID', '123456', true, true],
    ['PROVIDER_API_URL', 'https://other.example', false, false],
    ['PORT', '3001', false, false],
    ['CACHE_DIR', '/tmp/elsewhere', false, false],
    ['REVALIDATE_SECONDS', '5', false, false],
    ['REVALIDATE_SECRET', 'a'.repeat(32), false, false],
    ['LOG_LEVEL', 'debug', false, false],
  ])(
    'with %s=%s changes for prerendered pages: %s, and for the build: %s',
    (name, value, changesPages, changesBuild) => {
      const [plain, changed] = [settingsWith({}), settingsWith({ [name]: value })];
      expect([
        getSettingsFingerprint(changed) !== getSettingsFingerprint(plain),
        getBuildFingerprint(changed) !== getBuildFingerprint(plain),
      ]).toEqual([changesPages, changesBuild]);
    },
  );
});
