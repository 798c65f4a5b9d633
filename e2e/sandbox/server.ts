import { join } from 'node:path';
import { loadSettingsFiles } from '../../lib/config/settings-files.ts';
import { parseSandboxSettings } from './sandbox-settings.ts';
import { startSandbox } from './start-sandbox.ts';

const root = join(import.meta.dirname, '..', '..');
loadSettingsFiles(root, 'development');
const settings = parseSandboxSettings(process.env);

const sandbox = await startSandbox({
  ...settings,
  log: (line) => console.log(line),
});
console.log(
  `sandbox: ${sandbox.origin} (open it in a browser; control calls: ${sandbox.controlOrigin})`,
);

// Both may arrive, and twice, when a terminal and a launcher pass the same Ctrl-C on.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => void sandbox.stop());
}
