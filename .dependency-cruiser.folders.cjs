const { options } = require('./.dependency-cruiser.cjs');

/**
 * The configuration of `npm run lint:folders`, which finds cycles between folders. It leaves out
 * tests: a test may import from a folder whose code imports from the test's folder, and that is no
 * cycle of the site's code.
 */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles-of-folders',
      severity: 'error',
      scope: 'folder',
      from: { path: '^(lib|components)/' },
      to: { circular: true },
    },
  ],
  options: {
    ...options,
    exclude: { path: [...options.exclude.path, '\\.test\\.tsx?$'] },
  },
};
