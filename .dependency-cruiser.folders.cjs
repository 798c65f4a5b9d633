const { options } = require('./.dependency-cruiser.cjs');

/**
 * The configuration with which `npm run lint` finds cycles between the folders of lib and
 * components. It leaves out tests, because an import in a test can make a cycle that the site's
 * code does not have.
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
