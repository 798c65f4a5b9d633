/**
 * The command that runs Node. If the tests run as root, Node runs without root's right to ignore
 * the permissions of files and folders.
 */
export const nodeWithoutRootRights: readonly string[] =
  process.getuid?.() === 0
    ? ['setpriv', '--bounding-set=-dac_override,-dac_read_search', process.execPath]
    : [process.execPath];
