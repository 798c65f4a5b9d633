import { parseSandboxSettings } from '../sandbox/sandbox-settings.ts';
import { sandboxHost } from '../support/demo-addresses.ts';
import { findPortProblem } from './ports.mjs';

const { port, controlPort = port === 0 ? 0 : port + 1 } = parseSandboxSettings(process.env);
const places = [
  { port, address: sandboxHost, setting: 'SANDBOX_PORT' },
  { port: controlPort, address: sandboxHost, setting: 'SANDBOX_CONTROL_PORT' },
];
for (const place of places) {
  const problem = await findPortProblem(place);
  if (problem !== undefined) {
    console.error(`\n${problem}`);
    process.exit(1);
  }
}
// Ends by itself at SIGINT and SIGTERM.
await import('../sandbox/server.ts');
