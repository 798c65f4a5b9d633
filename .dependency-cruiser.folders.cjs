const { options } = require('./.dependency-cruiser.cjs');

/**
 * Folders of lib and components form no cycle, types included. Code that two folders share belongs
 * in the lower one. A folder and its own subfolders count as one, and the files at the root of lib
 * belong to no folder. This is a separate run, because it leaves out tests: a test may use several
 * folders that do not import each other.
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
