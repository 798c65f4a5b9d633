const { options } = require('./.dependency-cruiser.cjs');

/**
 * Folders of lib and components form no cycle, types included. A folder and its own subfolders count
 * as one. Tests are left out: a test may use several folders that do not know each other.
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
