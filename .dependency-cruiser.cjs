const TESTS = '\\.test\\.tsx?$';

/** app (routes) → components (what it looks like) → lib (what is true). */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-orphans',
      comment: 'A file that nobody imports and nothing starts is dead.',
      severity: 'error',
      from: {
        orphan: true,
        pathNot: [
          '\\.d\\.ts$',
          '(^|/)\\.[^/]+$',
          '^[^/]+\\.(config\\.)?(ts|mjs|cjs)$',
          '^app/',
          '^e2e/(commands|specs)/',
          // Served to browsers.
          '^e2e/sandbox/console/assets/',
          TESTS,
        ],
      },
      to: {},
    },
    {
      name: 'app-is-the-top',
      comment: 'Routes are entered by Next, never imported.',
      severity: 'error',
      from: { pathNot: '^app/' },
      to: { path: '^app/' },
    },
    {
      name: 'e2e-is-outside',
      comment: 'Nothing of the sandbox or the tests may reach the build.',
      severity: 'error',
      from: { pathNot: ['^e2e/', TESTS] },
      to: { path: '^e2e/' },
    },
    {
      name: 'lib-is-the-ground',
      severity: 'error',
      from: { path: '^lib/' },
      to: { path: '^(components|styles)/' },
    },
    {
      name: 'lib-knows-no-react',
      comment: 'Only hooks do.',
      severity: 'error',
      from: { path: '^lib/', pathNot: ['^lib/hooks/', TESTS] },
      to: { path: 'node_modules/(react|react-dom|@types/react|@types/react-dom)/' },
    },
    {
      name: 'wire-stays-at-the-border',
      comment: "The provider's field names stop in lib/provider.",
      severity: 'error',
      from: { pathNot: '^(lib/provider|e2e)/' },
      to: { path: '^lib/provider/contract/wire\\.ts$' },
    },
    {
      name: 'foreign-html-in-quarantine',
      comment: "One folder reads the bank's HTML; what leaves it is plain data.",
      severity: 'error',
      from: { pathNot: ['^lib/payment/bank-form/', '^e2e/'] },
      to: { path: 'node_modules/parse5/' },
    },
    {
      name: 'quarantine-stays-on-the-server',
      severity: 'error',
      from: { path: '\\.client\\.tsx$' },
      to: { path: '^lib/payment/bank-form/', reachable: true },
    },
    {
      name: 'next-seo-builds-structured-data',
      comment: 'Its functions do; its components escape too little.',
      severity: 'error',
      from: { pathNot: '^lib/seo/structured/' },
      to: { path: 'node_modules/next-seo/' },
    },
    {
      name: 'next-seo-stays-on-the-server',
      severity: 'error',
      from: { path: '\\.client\\.tsx$' },
      to: { path: 'node_modules/next-seo/', reachable: true },
    },
    {
      name: 'playwright-is-a-tool',
      severity: 'error',
      from: { path: '^(app|components|lib|proxy|instrumentation)' },
      to: { path: 'node_modules/(playwright|playwright-core|@playwright/test)/' },
    },
    {
      name: 'scripts-run-without-the-test-runner',
      severity: 'error',
      from: { path: '^e2e/commands/' },
      to: { path: 'node_modules/@playwright/test/', reachable: true },
    },
    {
      name: 'tests-are-not-imported',
      severity: 'error',
      from: { pathNot: '\\.(test|spec)\\.tsx?$' },
      to: { path: '\\.(test|spec)\\.tsx?$' },
    },
    {
      name: 'no-development-packages-in-the-site',
      severity: 'error',
      from: { path: '^(app|components|lib|proxy|instrumentation)', pathNot: TESTS },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'not-resolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['(^|/)(\\.next|\\.cache|\\.swc|docs|deploy|public)/', '^next-env'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json', '.scss'],
    },
  },
};
