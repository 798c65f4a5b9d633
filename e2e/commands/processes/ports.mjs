import { createServer } from 'node:net';
import { networkInterfaces } from 'node:os';

/**
 * Returns the address at which the site listens. Without a setting the site listens at all addresses:
 * at `::`, which accepts IPv4 too, or at `0.0.0.0` on a machine without IPv6.
 */
export function getListenAddress(bindAddress) {
  if (bindAddress !== undefined) return bindAddress;
  const addresses = Object.values(networkInterfaces()).flat();
  return addresses.some(({ family }) => family === 'IPv6') ? '::' : '0.0.0.0';
}

function tryToListen(port, address) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', ({ code }) => resolve(code));
    probe.listen(port, address, () => probe.close(() => resolve(undefined)));
  });
}

/**
 * Resolves to a sentence that says why a server cannot listen at the address and port, or to
 * undefined when it can. `setting` names the setting of the port; `addressSetting` names that of
 * the address, if there is one.
 */
export async function findPortProblem({ port, address, setting, addressSetting }) {
  const code = await tryToListen(port, address);
  switch (code) {
    case undefined:
      return undefined;
    case 'EADDRINUSE':
      return `Port ${port} is taken. Stop what listens there, or choose another: ${setting}=…`;
    case 'EACCES':
      return `This user may not listen on port ${port}. Choose another, from 1024 up: ${setting}=…`;
    case 'EADDRNOTAVAIL':
      return `This machine has no address ${address}. Choose one that it has, or leave it empty: ${addressSetting}=`;
    default:
      return `Nothing can listen on port ${port} of ${address}: ${code}`;
  }
}
