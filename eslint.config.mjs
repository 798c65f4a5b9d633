import nextVitals from 'eslint-config-next/core-web-vitals';
import tseslint from 'typescript-eslint';

const TESTS = ['**/*.test.{ts,tsx}', 'e2e/**'];
const TYPED = ['**/*.{ts,tsx}'];
const SITE = ['{app,components,lib}/**/*.{ts,tsx}', '*.ts'];
const NETWORK = /^(undici|(node:)?(https?|http2|net|tls|dgram|dns)(\/.*)?)$/;

/** `owners` are the files that may use the feature. */
const restrictedFeatures = {
  environment: {
    selector:
      'MemberExpression[property.name="env"][object.name="process"], ' +
      'ImportDeclaration[source.value=/^(node:)?process$/]',
    message: 'Read settings with lib/config.ts, not from the environment.',
    // Next tells `instrumentation.ts` the runtime in an environment variable.
    owners: [
      'lib/config.ts',
      'lib/config/is-development.ts',
      'lib/config/settings-files.ts',
      'instrumentation.ts',
      '*.config.*',
      ...TESTS,
    ],
  },
  network: {
    selector:
      'CallExpression[callee.name="fetch"], ' +
      'CallExpression[callee.object.name=/^(window|globalThis)$/][callee.property.name="fetch"], ' +
      'NewExpression[callee.name=/^(XMLHttpRequest|WebSocket|EventSource)$/], ' +
      'MemberExpression[property.name="sendBeacon"], ' +
      `ImportDeclaration[importKind!="type"][source.value=${NETWORK}]`,
    message:
      'Only lib/provider/transport calls the provider and loads pictures, only lib/api/call-api.ts calls our own routes, only lib/town/load-index.ts loads the index of all menus, only lib/reports/vitals-beacon.ts sends beacons, only lib/revalidation/purge-caches.ts calls the caches in front, and only lib/monitoring/metrics-server.ts listens.',
    owners: [
      'lib/monitoring/metrics-server.ts',
      'lib/provider/transport/client.ts',
      'lib/provider/transport/picture-client.ts',
      'lib/api/call-api.ts',
      'lib/reports/vitals-beacon.ts',
      'lib/revalidation/purge-caches.ts',
      'lib/town/load-index.ts',
      ...TESTS,
    ],
  },
  'raw-html': {
    selector:
      'JSXAttribute[name.name="dangerouslySetInnerHTML"], ' +
      'Property[key.name="dangerouslySetInnerHTML"], ' +
      'MemberExpression[property.name=/^(innerHTML|outerHTML|insertAdjacentHTML|srcdoc)$/]',
    message: 'Pages must not contain raw HTML.',
    owners: [
      'components/seo/structured-script.client.tsx',
      'components/menu/view/view-script.client.tsx',
      ...TESTS,
    ],
  },
  'client-directive': {
    selector: 'ExpressionStatement[directive="use client"]',
    message: 'Client code belongs in a *.client.tsx file.',
    owners: ['**/*.client.tsx', 'app/**/error.tsx', 'app/global-error.tsx'],
  },
  'server-actions': {
    selector: 'ExpressionStatement[directive="use server"]',
    message: 'There are no Server Actions; browsers call the routes in app/api.',
    owners: [],
  },
  'browser-storage': {
    selector:
      'Identifier[name=/^(localStorage|sessionStorage|indexedDB|cookieStore)$/], ' +
      'MemberExpression[object.name="document"][property.name="cookie"]',
    message: 'The browser may block storage: use lib/browser/storage.ts, which handles that.',
    owners: ['lib/browser/storage.ts', ...TESTS],
  },
  'native-bridge': {
    selector: 'Identifier[name=/^(ReactNativeWebView|NativeApp|messageHandlers)$/]',
    message: 'Only lib/app/bridge.ts may send messages to the app.',
    owners: ['lib/app/bridge.ts', ...TESTS],
  },
  'not-found': {
    selector:
      'ImportDeclaration[source.value="next/navigation"] > ' +
      'ImportSpecifier[imported.name=/^(notFound|forbidden|unauthorized)$/]',
    message:
      'This function answers with an empty document: return the not-found component instead.',
    owners: [],
  },
};

const createRule = ({ selector, message }) => ({
  create: (context) => ({ [selector]: (node) => context.report({ node, message }) }),
});

const featurePlugin = {
  rules: Object.fromEntries(
    Object.entries(restrictedFeatures).map(([feature, definition]) => [
      feature,
      createRule(definition),
    ]),
  ),
};

const ownerConfigs = Object.entries(restrictedFeatures).map(([feature, definition]) => ({
  files: ['**/*.{ts,tsx,mjs}'],
  ignores: definition.owners,
  plugins: { owners: featurePlugin },
  rules: { [`owners/${feature}`]: 'error' },
}));

const sizeConfigs = [
  { files: TYPED, rules: { 'max-lines': ['error', 200] } },
  { files: ['**/*.test.{ts,tsx}'], rules: { 'max-lines': ['error', 300] } },
  {
    files: ['e2e/sandbox/seeds/**', '**/*-{text,texts}.{ts,tsx}', 'lib/i18n/**'],
    rules: { 'max-lines': 'off' },
  },
];

const withoutReactRules = Object.fromEntries(
  nextVitals
    .flatMap(({ rules = {} }) => Object.keys(rules))
    .filter((name) => /^react(-hooks)?\//.test(name))
    .map((name) => [name, 'off']),
);

export default [
  { ignores: ['.next/', '.cache/', 'node_modules/', 'next-env.d.ts', 'coverage/'] },
  ...nextVitals,
  // Without this line the React plugin detects the version with an API that ESLint has removed.
  { settings: { react: { version: '19.3' } } },
  ...tseslint.configs.strict.map((config) => ({ ...config, files: TYPED })),
  ...tseslint.configs.stylistic.map((config) => ({ ...config, files: TYPED })),
  {
    files: TYPED,
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/consistent-type-imports': 'error',
      // By default the rule accepts a function that only returns functions.
      '@typescript-eslint/explicit-module-boundary-types': [
        'error',
        { allowHigherOrderFunctions: false },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
    },
  },
  {
    rules: {
      eqeqeq: 'error',
      'no-eval': 'error',
      'no-implied-eval': 'error',
      'no-new-func': 'error',
      'no-param-reassign': 'error',
      'no-var': 'error',
      'prefer-const': 'error',
      'no-unused-vars': 'off',
    },
  },
  {
    files: ['**/*.tsx'],
    rules: {
      'react/jsx-no-target-blank': 'error',
      'react/jsx-no-script-url': 'error',
      'react/button-has-type': 'error',
    },
  },
  {
    files: SITE,
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'next-seo',
              allowImportNames: ['processors'],
              message: 'Its components escape only three spellings of an end tag.',
            },
          ],
        },
      ],
    },
  },
  // These files contain no React component, so React's rules would only cost time.
  { files: ['e2e/**'], rules: withoutReactRules },
  { files: ['*.config.*'], rules: { 'import/no-anonymous-default-export': 'off' } },
  { files: SITE, ignores: TESTS, rules: { 'no-console': 'error' } },
  ...sizeConfigs,
  ...ownerConfigs,
];
