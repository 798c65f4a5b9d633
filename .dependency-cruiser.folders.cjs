const { options } = require('./.dependency-cruiser.cjs');

/**
 * Folders of lib and components form no cycle, types included: what two folders share moves to the
 * lower one. A folder and its own subfolders count as one, and the files at the root of lib belong to
 * no folder. This is a run of its own because it leaves tests out: a test may use several folders
 * that do not know each other.
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
