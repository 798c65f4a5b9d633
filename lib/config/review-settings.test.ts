import { findContradictions, findWarnings } from './review-settings.ts';
import { listSettings } from './settings.ts';

const examples = listSettings().filter(({ isExample }) => isExample);
const companyValues = Object.fromEntries([
  ...examples.map(({ name }) => [name, 'of the company']),
  ['PAYMENT_BADGE_ID', '42'],
]);
const warningsWith = (environment: Readonly<Record<string, string>>): readonly string[] =>
  findWarnings({ ...companyValues, ...environment }, { withExamples: false });

const settings = {
  siteUrl: 'https://site.example',
  providerApiUrl: 'https://api.example.ro',
  port: 3000,
  metricsPort: undefined,
  metricsToken: undefined,
  vitalsSamplePercent: 0,
};

describe('the settings that contradict each other', () => {
  it.each([
    [{}, undefined],
    [{ siteUrl: 'http://localhost:3000' }, 'SITE_URL'],
    [{ siteUrl: 'http://[::1]:3000' }, 'SITE_URL'],
    [{ siteUrl: 'http://127.0.0.1:3000', providerApiUrl: 'http://inside:8080' }, 'SITE_URL'],
    [{ siteUrl: 'http://localhost:3000', providerApiUrl: 'http://127.0.0.1:4010' }, undefined],
    [{ siteUrl: 'http://localhost:3000', providerApiUrl: undefined }, undefined],
    [{ providerApiUrl: 'http://[::1]:4010' }, undefined],
    [{ metricsPort: 3000 }, 'METRICS_PORT'],
    [{ metricsPort: 9090 }, undefined],
    [{ vitalsSamplePercent: 1 }, 'VITALS_SAMPLE_PERCENT'],
    [{ vitalsSamplePercent: 1, metricsPort: 9464 }, undefined],
    [{ vitalsSamplePercent: 100, metricsToken: 'x' }, undefined],
  ])('are found: with %j it is %s', (changed, expected) => {
    const found = findContradictions({ ...settings, ...changed });
    expect(found.map((problem) => problem.split(': expected ')[0])).toEqual(
      expected === undefined ? [] : [expected],
    );
  });
});

describe('the warnings', () => {
  it('are none when all examples are replaced and PAYMENT_BADGE_ID is set', () => {
    expect(warningsWith({})).toEqual([]);
  });

  it('list all settings with example values in one line, even if no variable sets them', () => {
    const environment = { SITE_URL: 'http://localhost:3000', BRAND_NAME: ' ' };
    expect(warningsWith(environment)).toEqual([
      'Example values, to be replaced before going live: SITE_URL, BRAND_NAME',
    ]);
    expect(findWarnings({ PAYMENT_BADGE_ID: '42' }, { withExamples: false })).toEqual([
      `Example values, to be replaced before going live: ${examples.map(({ name }) => name).join(', ')}`,
    ]);
  });

  it('say that the badge of the card processor has no identifier', () => {
    expect(warningsWith({ PAYMENT_BADGE_ID: '' })).toEqual([
      "PAYMENT_BADGE_ID is not set: the footer shows 'Missing secret' in place of the processor's badge",
    ]);
  });

  it.each([
    ['SITE_URI', 'SITE_URL'],
    ['PROVIDER_API_URl', 'PROVIDER_API_URL'],
    ['TRUSTED_PROXY_HOP', 'TRUSTED_PROXY_HOPS'],
    ['port', 'PORT'],
  ])('suggest for %s the name %s', (written, meant) => {
    expect(warningsWith({ [written]: 'x' })).toEqual([
      `${written} is not a setting. Did you mean ${meant}?`,
    ]);
  });

  it.each(['PATH', 'HOME', 'SORT', 'HOSTNAME', 'SANDBOX_PORT', 'CHROMIUM_PATH', 'NODE_ENV'])(
    'have no suggestion for %s',
    (name) => {
      expect(warningsWith({ [name]: 'x' })).toEqual([]);
    },
  );

  it('leave out example values and missing settings in a demo', () => {
    const environment = { REDIS_URL: 'redis://cache', SITE_URI: 'x' };
    expect(findWarnings(environment, { withExamples: true })).toEqual([
      'SITE_URI is not a setting. Did you mean SITE_URL?',
    ]);
  });
});
