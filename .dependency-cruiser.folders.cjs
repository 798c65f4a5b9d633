const { options } = require('./.dependency-cruiser.cjs');

/**
 * This run leaves out tests: a test may import a folder whose code imports the folder of the test,
 * and this is no cycle of the site's code.
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
