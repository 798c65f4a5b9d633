import { defineConfig } from 'oxlint';
import { restrictedFeatures, TESTS } from './e2e/repository/owner-rules.ts';

const TYPED = ['**/*.{ts,tsx}'];
// The leading `./` limits the last pattern to the root folder.
const SITE = ['{app,components,lib}/**/*.{ts,tsx}', './*.ts'];

const ownerConfigs = Object.entries(restrictedFeatures).map(([feature, { owners }]) => ({
  files: ['**/*.{ts,tsx,mjs}'],
  excludeFiles: owners,
  rules: { [`owners/${feature}`]: 'error' as const },
}));

export default defineConfig({
  ignorePatterns: ['next-env.d.ts'],
  options: { typeAware: true, reportUnusedDisableDirectives: 'error' },
  plugins: ['eslint', 'typescript', 'react', 'nextjs', 'import', 'jsx-a11y'],
  jsPlugins: ['./e2e/repository/owner-rules.ts'],
  categories: { correctness: 'error' },
  rules: {
    // These rules of the category 'correctness' are off, because they report correct code of ours.
    // `restrict-template-expressions` is on again below, with an option, for TypeScript.
    'no-control-regex': 'off',
    'no-empty-pattern': 'off',
    'jsx-a11y/anchor-is-valid': 'off',
    'jsx-a11y/click-events-have-key-events': 'off',
    'jsx-a11y/no-noninteractive-element-interactions': 'off',
    'jsx-a11y/no-noninteractive-tabindex': 'off',
    'jsx-a11y/no-static-element-interactions': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    'typescript/no-base-to-string': 'off',
    'typescript/no-meaningless-void-operator': 'off',
    'typescript/no-misused-spread': 'off',
    'typescript/no-useless-default-assignment': 'off',
    'typescript/require-array-sort-compare': 'off',
    'typescript/restrict-template-expressions': 'off',
    'typescript/unbound-method': 'off',

    eqeqeq: 'error',
    'no-implied-eval': 'error',
    'no-new-func': 'error',
    'no-param-reassign': 'error',
    'no-var': 'error',
    'prefer-const': 'error',

    'import/no-anonymous-default-export': 'error',
    'jsx-a11y/alt-text': ['error', { elements: ['img'], img: ['Image'] }],
    'react/button-has-type': 'error',
    'react/display-name': 'error',
    'react/jsx-no-comment-textnodes': 'error',
    'react/jsx-no-script-url': 'error',
    'react/jsx-no-target-blank': 'error',
    'react/no-unescaped-entities': 'error',
    'react/no-unsafe': ['error', { checkAliases: true }],
    'react/require-render-return': 'error',
    'react/rules-of-hooks': 'error',
    'react/unsupported-syntax': 'error',
  },
  overrides: [
    {
      files: TYPED,
      rules: {
        'no-array-constructor': 'error',
        'no-empty-function': 'error',
        'no-unused-vars': ['error', { ignoreRestSiblings: true }],
        'no-useless-constructor': 'error',
        'prefer-rest-params': 'error',
        'prefer-spread': 'error',
        'typescript/adjacent-overload-signatures': 'error',
        'typescript/array-type': 'error',
        'typescript/ban-ts-comment': ['error', { minimumDescriptionLength: 10 }],
        'typescript/ban-tslint-comment': 'error',
        'typescript/class-literal-property-style': 'error',
        'typescript/consistent-generic-constructors': 'error',
        'typescript/consistent-indexed-object-style': 'error',
        'typescript/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
        'typescript/consistent-type-definitions': ['error', 'type'],
        'typescript/consistent-type-imports': 'error',
        // By default the rule exempts a function that only returns another function.
        'typescript/explicit-module-boundary-types': [
          'error',
          { allowHigherOrderFunctions: false },
        ],
        'typescript/no-confusing-non-null-assertion': 'error',
        'typescript/no-dynamic-delete': 'error',
        'typescript/no-empty-object-type': 'error',
        'typescript/no-explicit-any': 'error',
        'typescript/no-extraneous-class': 'error',
        'typescript/no-inferrable-types': 'error',
        'typescript/no-invalid-void-type': 'error',
        'typescript/no-misused-promises': ['error', { checksVoidReturn: false }],
        'typescript/no-namespace': 'error',
        'typescript/no-non-null-asserted-nullish-coalescing': 'error',
        'typescript/no-non-null-assertion': 'error',
        'typescript/no-require-imports': 'error',
        'typescript/no-unnecessary-type-constraint': 'error',
        'typescript/no-unsafe-function-type': 'error',
        'typescript/prefer-for-of': 'error',
        'typescript/prefer-function-type': 'error',
        'typescript/prefer-literal-enum-member': 'error',
        'typescript/restrict-template-expressions': ['error', { allowNumber: true }],
        'typescript/switch-exhaustiveness-check': [
          'error',
          { considerDefaultExhaustiveForUnions: true },
        ],
        'typescript/unified-signatures': 'error',
        'max-lines': ['error', 500],
      },
    },
    {
      files: ['e2e/sandbox/catalogue.ts', 'lib/legal/**', 'lib/i18n/**'],
      rules: { 'max-lines': 'off' },
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
              {
                name: 'react',
                importNames: ['Suspense', 'lazy'],
                message: 'The page cache stores whole pages, and no piece that would arrive later.',
              },
              {
                name: 'next/link',
                message: 'A click loads the stored page: use <a>.',
              },
            ],
          },
        ],
      },
    },
    { files: SITE, excludeFiles: TESTS, rules: { 'no-console': 'error' } },
    // These files contain no component: a function named `use…` is no hook.
    { files: ['e2e/**'], rules: { 'react/rules-of-hooks': 'off' } },
    { files: ['./*.config.*'], rules: { 'import/no-anonymous-default-export': 'off' } },
    ...ownerConfigs,
  ],
});
