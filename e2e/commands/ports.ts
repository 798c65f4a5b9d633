import { createServer } from 'node:net';
import { networkInterfaces } from 'node:os';

/**
 * Without `bindAddress` the site listens on all addresses. `::` accepts IPv6 and IPv4; a machine
 * without IPv6 needs `0.0.0.0`.
 */
export function getListenAddress(bindAddress: string | undefined): string {
  if (bindAddress !== undefined) return bindAddress;
  const addresses = Object.values(networkInterfaces()).flat();
  return addresses.some((address) => address?.family === 'IPv6') ? '::' : '0.0.0.0';
}

function tryToListen(port: number, address: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', ({ code }: NodeJS.ErrnoException) => resolve(code ?? 'unknown error'));
    probe.listen(port, address, () => void probe.close(() => resolve(undefined)));
  });
}

export type Listener = {
  readonly port: number;
  readonly address: string;
  readonly portSetting: string;
  readonly addressSetting: string;
};

/**
 * Resolves to undefined when this process can listen on `port` at `address`, otherwise to a
 * sentence that describes the problem. `portSetting` and `addressSetting` are names of settings
 * that the sentence may tell the operator to change.
 */
export async function findListenProblem({
  port,
  address,
  portSetting,
  addressSetting,
}: Listener): Promise<string | undefined> {
  const code = await tryToListen(port, address);
  switch (code) {
    case undefined:
      return undefined;
    case 'EADDRINUSE':
      return `Port ${port} is taken. Stop what listens there, or choose another: ${portSetting}=…`;
    case 'EACCES':
      return `This user may not listen on port ${port}. Choose another, from 1024 up: ${portSetting}=…`;
    case 'EADDRNOTAVAIL':
      return `This machine has no address ${address}. Choose one that it has, or leave it empty: ${addressSetting}=`;
    default:
      return `Nothing can listen on port ${port} of ${address}: ${code}`;
  }
}
