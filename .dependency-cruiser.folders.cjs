const { options } = require('./.dependency-cruiser.cjs');

/** This run leaves out tests, because a test may use folders that do not import each other. */
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
