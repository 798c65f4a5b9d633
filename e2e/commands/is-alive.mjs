// Any Node from 20.0 on must be able to run this: in a bare clone there is no other yet.

/** A process of another user refuses the signal, and is alive. */
export function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
