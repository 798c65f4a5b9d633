import { createServer } from 'node:net';
import { networkInterfaces } from 'node:os';

/** Without a setting, all addresses: a socket on `::` also accepts IPv4, if the machine has IPv6. */
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
 * Returns one sentence that says why a server cannot listen there, or undefined when it can.
 * `setting` is the name of the port's setting, `addressSetting` that of the address, if it has one.
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
