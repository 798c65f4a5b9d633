import { getBuildFingerprint, getSettingsFingerprint, parseSettings } from './config.ts';
import type { Settings } from './config.ts';

const PROVIDER = { PROVIDER_API_URL: 'https://api.example.ro' };

function settingsWith(environment: Readonly<Record<string, string | undefined>>): Settings {
  const parsed = parseSettings({ ...PROVIDER, ...environment }, 'serve');
  if (!parsed.ok) throw new Error(parsed.failure.join('\n'));
  return parsed.value;
}

function problemsWith(
  environment: Readonly<Record<string, string | undefined>>,
): readonly string[] {
  const parsed = parseSettings({ ...PROVIDER, ...environment }, 'serve');
  return parsed.ok ? [] : parsed.failure;
}

describe('parseSettings', () => {
  it('requires the origin of the provider for serving, and no setting for a build', () => {
    expect(parseSettings({}, 'serve')).toEqual({
      ok: false,
      failure: ['PROVIDER_API_URL: required, expected the origin of the provider'],
    });
    expect(parseSettings({}, 'build')).toMatchObject({
      ok: true,
      value: { invoiceOrigins: [] },
    });
  });

  it.each([
    ['siteUrl', 'http://localhost:3000'],
    ['port', 3000],
    ['revalidateSeconds', 60],
    ['cacheDir', `${process.cwd()}/.cache`],
    ['imageOrigins', []],
    ['invoiceOrigins', ['https://api.example.ro']],
    ['paymentFormOrigins', ['https://secure.librapay.ro', 'https://merchant.librapay.ro']],
    ['paymentBadgeVariant', 'horizontal'],
    ['trustedProxyHops', 0],
    ['logLevel', 'info'],
    ['bindAddress', undefined],
    ['paymentBadgeId', undefined],
    ['metaPixelId', undefined],
    ['revalidateSecret', []],
    ['shutdownGraceSeconds', 0],
    ['redisUrl', undefined],
  ])('takes the default of %s', (name, expected) => {
    expect(settingsWith({})).toHaveProperty(name, expected);
  });

  it('requires INVOICE_ORIGINS when the provider is on plain http and not on the loopback', () => {
    const inside = { PROVIDER_API_URL: 'http://provider.internal:8080' };
    expect(problemsWith(inside)).toEqual([expect.stringMatching(/^INVOICE_ORIGINS: required/)]);
    expect(problemsWith({ ...inside, INVOICE_ORIGINS: 'https://files.example' })).toEqual([]);
    expect(problemsWith({ PROVIDER_API_URL: 'http://127.0.0.1:4010' })).toEqual([]);
  });

  it('counts an empty or blank variable as not set', () => {
    expect(settingsWith({ PORT: '', META_PIXEL_ID: ' ', BRAND_NAME: '' })).toMatchObject({
      port: 3000,
      metaPixelId: undefined,
      brandName: 'Polonic',
    });
    expect(parseSettings({ PROVIDER_API_URL: '' }, 'serve').ok).toBe(false);
  });

  it.each([
    ['https://a.example', ['https://a.example']],
    [
      '  https://a.example   https://b.example:8443 ',
      ['https://a.example', 'https://b.example:8443'],
    ],
    ['https://a.example https://a.example', ['https://a.example']],
    [
      'http://127.0.0.1:4010 http://localhost:4010',
      ['http://127.0.0.1:4010', 'http://localhost:4010'],
    ],
    ['http://[::1]:4010', ['http://[::1]:4010']],
  ])('reads the origins of %j', (value, expected) => {
    expect(settingsWith({ IMAGE_ORIGINS: value }).imageOrigins).toEqual(expected);
  });

  it.each(['127.0.0.1', '0.0.0.0', '::', '::1', 'fe80::1', 'localhost'])(
    'accepts %s as an address to listen on',
    (value) => {
      expect(settingsWith({ BIND_ADDRESS: value }).bindAddress).toBe(value);
    },
  );

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
    ['IMAGE_ORIGINS', 'https://a.example/pictures'],
    ['IMAGE_ORIGINS', 'https://*.example'],
    ['IMAGE_ORIGINS', 'https://a.example;script-src'],
    ['INVOICE_ORIGINS', 'https://a.example, https://b.example'],
    ['PAYMENT_FORM_ORIGINS', 'javascript:alert(1)'],
    ['APP_STORE_URL', 'http://apps.apple.com/app'],
    ['PARTNER_PANEL_URL', 'javascript:alert(1)'],
    ['SOCIAL_FACEBOOK', '/facebook'],
    ['ANDROID_CERT_SHA256', 'AA:BB'],
    ['ANDROID_PACKAGE', 'polonic'],
    ['IOS_TEAM_ID', 'short'],
    ['PAYMENT_BADGE_VARIANT', 'diagonal'],
    ['PAYMENT_BADGE_ID', '"><script>'],
    ['SUPPORT_PHONE', '0257 000 000'],
    ['SUPPORT_EMAIL', 'contact'],
    ['META_PIXEL_ID', 'abc'],
    ['REVALIDATE_SECRET', 'too short'],
    ['REVALIDATE_SECRET', `${'a'.repeat(32)} too-short`],
    ['REVALIDATE_SECRET', ['a', 'b', 'c'].map((letter) => letter.repeat(32)).join(' ')],
    ['SHUTDOWN_GRACE_SECONDS', '301'],
    ['PAYMENT_PROCESSOR_NAME', 'x'.repeat(31)],
    ['PAYMENT_PROCESSOR_URL', 'http://processor.example/'],
    ['TRUSTED_PROXY_HOPS', '-1'],
    ['REDIS_URL', 'http://localhost:6379'],
    ['LOG_LEVEL', 'loud'],
  ])('refuses %s=%s, naming the variable and what is expected', (name, value) => {
    expect(problemsWith({ [name]: value })).toEqual([
      expect.stringMatching(new RegExp(`^${name}: expected `)),
    ]);
  });

  it('lists every problem at once and repeats no value', () => {
    const parsed = parseSettings({ PORT: 'many', REVALIDATE_SECRET: 'hunter2' }, 'serve');
    expect(parsed).toEqual({
      ok: false,
      failure: [
        'PROVIDER_API_URL: required, expected the origin of the provider',
        'PORT: expected a whole number from 1 to 65535',
        'REVALIDATE_SECRET: expected at least 32 characters, or two such secrets separated by a space',
      ],
    });
  });
});

describe('getSettingsFingerprint', () => {
  const plain = getSettingsFingerprint(settingsWith({}));

  it.each([
    ['SITE_URL', 'https://example.ro'],
    ['BRAND_NAME', 'Altul'],
    ['COMPANY_CUI', 'RO1'],
    ['SUPPORT_PHONE', '+40 257 111 111'],
    ['SOCIAL_INSTAGRAM', 'https://instagram.example/altul'],
    ['PLAY_STORE_URL', 'https://play.google.com/store/apps/details?id=ro.example.other'],
    ['IMAGE_ORIGINS', 'https://pictures.example'],
    ['PAYMENT_BADGE_ID', 'badge'],
    ['PAYMENT_PROCESSOR_NAME', 'Altul'],
    ['META_PIXEL_ID', '123456'],
  ])('changes with %s, which prerendered pages contain', (name, value) => {
    expect(getSettingsFingerprint(settingsWith({ [name]: value }))).not.toBe(plain);
  });

  it.each([
    ['PROVIDER_API_URL', 'https://other.example'],
    ['PORT', '3001'],
    ['BIND_ADDRESS', '127.0.0.1'],
    ['CACHE_DIR', '/tmp/elsewhere'],
    ['REVALIDATE_SECONDS', '5'],
    ['REVALIDATE_SECRET', 'a'.repeat(32)],
    ['SHUTDOWN_GRACE_SECONDS', '5'],
    ['LOG_LEVEL', 'debug'],
  ])('stays the same with another %s, which no prerendered page contains', (name, value) => {
    expect(getSettingsFingerprint(settingsWith({ [name]: value }))).toBe(plain);
  });
});

describe('getBuildFingerprint', () => {
  it.each([
    ['COMPANY_CUI', 'RO1', true],
    ['IMAGE_ORIGINS', 'https://pictures.example', true],
    ['PROVIDER_API_URL', 'https://other.example', false],
    ['REVALIDATE_SECRET', 'a'.repeat(32), false],
  ])('with %s=%s differs from the fingerprint of the defaults: %s', (name, value, isDifferent) => {
    const plain = getBuildFingerprint(settingsWith({}));
    expect(getBuildFingerprint(settingsWith({ [name]: value })) !== plain).toBe(isDifferent);
  });
});
