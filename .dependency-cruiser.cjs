const TESTS = '\\.test\\.tsx?$';

/** The layers: app (routes) imports components (markup) and lib (logic); components imports lib. */
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
      comment: 'A file without imports, which no file imports and no tool loads, is dead code.',
      severity: 'error',
      from: {
        orphan: true,
        pathNot: [
          '\\.d\\.ts$',
          '(^|/)\\.[^/]+$',
          '^[^/]+\\.(config\\.)?(ts|mjs|cjs)$',
          '^app/',
          '^e2e/(commands|specs)/',
          '^e2e/cluster/playwright\\.config\\.ts$',
          TESTS,
        ],
      },
      to: {},
    },
    {
      name: 'no-import-of-app',
      comment: 'Next loads the routes, so no code outside app imports them.',
      severity: 'error',
      from: { pathNot: '^app/' },
      to: { path: '^app/' },
    },
    {
      name: 'public-pages-hydrate-nothing',
      comment:
        'Public pages have no framework in the browser (docs/decisions/0064-framework-free-pages.md): a client component would do nothing there. Write a step.',
      severity: 'error',
      from: { path: '^app/(\\((site|restaurant|partner|invoice)\\)|global-not-found)' },
      to: {
        path: '\\.client\\.tsx$',
        pathNot: '(page-script|server-part)\\.client\\.tsx$',
        reachable: true,
      },
    },
    {
      name: 'no-import-of-e2e',
      comment: 'The build must not contain code of the sandbox or the tests.',
      severity: 'error',
      from: { pathNot: ['^e2e/', '^(oxlint|playwright)\\.config\\.ts$', TESTS] },
      to: { path: '^e2e/' },
    },
    {
      name: 'lib-imports-no-components',
      severity: 'error',
      from: { path: '^lib/' },
      to: { path: '^(components|styles)/' },
    },
    {
      name: 'lib-imports-no-react',
      comment: 'In lib, only lib/hooks and the tests may import React.',
      severity: 'error',
      from: { path: '^lib/', pathNot: ['^lib/hooks/', TESTS] },
      to: { path: 'node_modules/(react|react-dom|@types/react|@types/react-dom)/' },
    },
    {
      name: 'wire-only-in-provider',
      comment: "Only lib/provider and e2e import the schemas of the provider's JSON.",
      severity: 'error',
      from: { pathNot: '^(lib/provider|e2e)/' },
      to: { path: '^lib/provider/contract/wire\\.ts$' },
    },
    {
      name: 'parse5-only-at-the-border',
      comment:
        "Only lib/provider/bank-document.ts parses the bank's HTML; it returns plain data. parse-fields.ts decodes character references in texts without markup.",
      severity: 'error',
      from: {
        pathNot: [
          '^lib/provider/bank-document\\.ts$',
          '^lib/provider/contract/parse-fields\\.ts$',
          '^e2e/',
        ],
      },
      to: { path: 'node_modules/parse5/' },
    },
    {
      name: 'bank-form-only-on-the-server',
      severity: 'error',
      from: { path: '\\.client\\.tsx$' },
      to: { path: '^lib/provider/bank-(form|document)\\.ts$', reachable: true },
    },
    {
      name: 'next-seo-only-for-structured-data',
      comment:
        'Only lib/seo/structured-data.ts imports next-seo. It uses none of the components of next-seo, because they escape too little.',
      severity: 'error',
      from: { pathNot: '^lib/seo/structured-data\\.ts$' },
      to: { path: 'node_modules/next-seo/' },
    },
    {
      name: 'next-seo-only-on-the-server',
      severity: 'error',
      from: { path: '\\.client\\.tsx$' },
      to: { path: 'node_modules/next-seo/', reachable: true },
    },
    {
      name: 'no-playwright-in-the-site',
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
