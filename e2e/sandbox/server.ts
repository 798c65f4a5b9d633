import { join } from 'node:path';
import { loadSettingsFiles } from '../../lib/config/settings-files.ts';
import { parseSandboxSettings } from './sandbox-settings.ts';
import { startSandbox } from './start-sandbox.ts';

const root = join(import.meta.dirname, '..', '..');
loadSettingsFiles(root, 'development');
const settings = parseSandboxSettings(process.env);
if (!settings.ok) {
  console.error(`Wrong settings:\n  - ${settings.failure.join('\n  - ')}`);
  process.exit(1);
}

const sandbox = await startSandbox({
  ...settings.value,
  log: (line) => console.log(line),
});
console.log(
  `sandbox: ${sandbox.origin} (open it in a browser; control calls: ${sandbox.controlOrigin})`,
);
if (sandbox.lanOrigin !== undefined) {
  console.log(`sandbox: bank and invoices for other devices: ${sandbox.lanOrigin}`);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => void sandbox.stop());
}
