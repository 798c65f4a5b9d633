// Node 20.0 must be able to run this file, because a fresh clone does not contain the pinned Node.

/** EPERM means that the process exists and belongs to another user. */
export function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
