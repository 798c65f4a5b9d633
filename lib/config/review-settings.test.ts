import { findContradictions, findWarnings } from './review-settings.ts';
import { listSettings } from './settings.ts';

const examples = listSettings().filter(({ isExample }) => isExample);
const companyValues = Object.fromEntries([
  ...examples.map(({ name }) => [name, 'of the company']),
  ['PAYMENT_BADGE_ID', '42'],
]);
const warningsWith = (environment: Readonly<Record<string, string>>): readonly string[] =>
  findWarnings({ ...companyValues, ...environment }, { withExamples: false });

const unmonitored = { metricsPort: undefined, metricsToken: undefined, vitalsSamplePercent: 0 };

describe('the number of contradictions', () => {
  it.each([
    ['http://localhost:3000', 'https://api.example.ro', 1],
    ['http://127.0.0.1:3000', 'http://provider.internal:8080', 1],
    ['http://[::1]:3000', 'https://api.example.ro', 1],
    ['https://site.example', 'https://api.example.ro', 0],
    ['http://localhost:3000', 'http://127.0.0.1:4010', 0],
    ['http://localhost:3000', 'http://localhost:4010', 0],
    ['https://site.example', 'http://[::1]:4010', 0],
    ['http://localhost:3000', undefined, 0],
  ])('of a site at %s with the provider at %s is %i', (siteUrl, providerApiUrl, count) => {
    const found = findContradictions({
      siteUrl,
      providerApiUrl,
      ...unmonitored,
      port: 3000,
    });
    expect(found).toHaveLength(count);
    expect(found.every((problem) => problem.startsWith('SITE_URL: expected '))).toBe(true);
  });
});

it.each([
  [3000, ['METRICS_PORT: expected another port than PORT']],
  [9090, []],
  [undefined, []],
])('the contradictions of PORT 3000 and METRICS_PORT %s are %j', (metricsPort, expected) => {
  const addresses = { siteUrl: 'https://site.example', providerApiUrl: 'https://api.example.ro' };
  expect(findContradictions({ ...unmonitored, ...addresses, port: 3000, metricsPort })).toEqual(
    expected,
  );
});

it.each([
  [0, {}, 0],
  [1, {}, 1],
  [1, { metricsPort: 9464 }, 0],
  [100, { metricsToken: 'x' }, 0],
])(
  'a site that measures %i %% of its visits and sets %j has %i contradictions',
  (percent, set, count) => {
    const addresses = { siteUrl: 'https://site.example', providerApiUrl: undefined, port: 3000 };
    const settings = { ...unmonitored, ...addresses, ...set, vitalsSamplePercent: percent };
    const found = findContradictions(settings);
    expect(found).toHaveLength(count);
    expect(found.every((problem) => problem.startsWith('VITALS_SAMPLE_PERCENT: '))).toBe(true);
  },
);

describe('findWarnings', () => {
  it('returns no warning when all examples are replaced and PAYMENT_BADGE_ID is set', () => {
    expect(warningsWith({})).toEqual([]);
  });

  it('lists all settings with example values in one line, even if no variable sets them', () => {
    const environment = { SITE_URL: 'http://localhost:3000', BRAND_NAME: ' ' };
    expect(warningsWith(environment)).toEqual([
      'Example values, to be replaced before going live: SITE_URL, BRAND_NAME',
    ]);
    expect(findWarnings({ PAYMENT_BADGE_ID: '42' }, { withExamples: false })).toEqual([
      `Example values, to be replaced before going live: ${examples.map(({ name }) => name).join(', ')}`,
    ]);
  });

  it('warns that the badge of the card processor has no identifier', () => {
    expect(warningsWith({ PAYMENT_BADGE_ID: '' })).toEqual([
      "PAYMENT_BADGE_ID is not set: the footer shows 'Missing secret' in place of the processor's badge",
    ]);
  });

  it.each([
    ['SITE_URI', 'SITE_URL'],
    ['PROVIDER_API_URl', 'PROVIDER_API_URL'],
    ['TRUSTED_PROXY_HOP', 'TRUSTED_PROXY_HOPS'],
    ['port', 'PORT'],
  ])('suggests for %s the name %s', (written, meant) => {
    expect(warningsWith({ [written]: 'x' })).toEqual([
      `${written} is not a setting. Did you mean ${meant}?`,
    ]);
  });

  it.each(['PATH', 'HOME', 'SORT', 'HOSTNAME', 'SANDBOX_PORT', 'CHROMIUM_PATH', 'NODE_ENV'])(
    'has no suggestion for %s',
    (name) => {
      expect(warningsWith({ [name]: 'x' })).toEqual([]);
    },
  );

  it('leaves out the warnings about example values and missing settings in a demo', () => {
    const environment = { REDIS_URL: 'redis://cache', SITE_URI: 'x' };
    expect(findWarnings(environment, { withExamples: true })).toEqual([
      'SITE_URI is not a setting. Did you mean SITE_URL?',
    ]);
  });
});
