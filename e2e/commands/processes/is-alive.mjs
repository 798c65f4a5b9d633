// This file must also run on Node 20.0, because it may run before npm has installed Node 24.

export function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM means that the process exists and belongs to another user.
    return error.code === 'EPERM';
  }
}
