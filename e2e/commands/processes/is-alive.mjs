// Node 20.0 must be able to run this file: a bare clone has no pinned Node yet.

/** EPERM means that the process exists and belongs to another user. */
export function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
