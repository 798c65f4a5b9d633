// This file runs in the repository (`npm start`). The build copies it into the standalone folder,
// where it runs too.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const here = import.meta.dirname;
const isBesideServer = existsSync(join(here, 'server.mjs'));
const root = isBesideServer ? here : join(here, '../..');
const server = isBesideServer
  ? join(here, 'server.mjs')
  : join(root, '.next/standalone/server.mjs');

const WRONG_SETTINGS = 'The site does not start, its settings are wrong:';

function refuse(heading, problems) {
  console.error([heading, ...problems.map((problem) => `  - ${problem}`)].join('\n'));
  process.exit(1);
}

if (process.features.typescript !== 'strip') {
  refuse('The site does not start:', [`Node 24 is needed, this is Node ${process.versions.node}`]);
}

// V8 and glibc read these values only when a program starts, so `execve` starts Node again in this
// process (`docs/decisions/0037-operation.md`). Windows has no `execve`. The operator's
// own arguments of Node and `MALLOC_ARENA_MAX` take precedence, but `NODE_OPTIONS` does not.
const MEMORY_OPTIONS = ['--max-semi-space-size=8', '--heap-growing-percent=50'];
const MEMORY_VARIABLES = { MALLOC_ARENA_MAX: '2' };
if (
  process.platform !== 'win32' &&
  !MEMORY_OPTIONS.every((option) => process.execArgv.includes(option))
) {
  const options = [...MEMORY_OPTIONS, ...process.execArgv];
  process.execve(
    process.execPath,
    [process.execPath, ...options, import.meta.filename, ...process.argv.slice(2)],
    { ...MEMORY_VARIABLES, ...process.env },
  );
}

const importFromRoot = (file) => import(pathToFileURL(join(root, file)).href);
const { loadSettingsFiles } = await importFromRoot('lib/config/settings-files.ts');
loadSettingsFiles(root, 'production');

const { parseSettings } = await importFromRoot('lib/config.ts');
const settings = parseSettings(process.env, 'serve');
if (!settings.ok) refuse(WRONG_SETTINGS, settings.failure);
if (!existsSync(server)) {
  refuse('The site does not start:', ['it is not built yet; run "npm run build"']);
}
const { findContradictions, findWarnings } = await importFromRoot('lib/config/review-settings.ts');
const contradictions = findContradictions(settings.value);
if (contradictions.length > 0) refuse(WRONG_SETTINGS, contradictions);
const builtOrigins = JSON.parse(readFileSync(join(dirname(server), 'image-origins.json'), 'utf8'));
const missingOrigins = settings.value.imageOrigins.filter(
  (origin) => !builtOrigins.includes(origin),
);
if (missingOrigins.length > 0) {
  refuse(
    WRONG_SETTINGS,
    missingOrigins.map(
      (origin) =>
        `IMAGE_ORIGINS: this build takes no pictures from ${origin}, build it again with the same list`,
    ),
  );
}

const { findListenProblem, getListenAddress } = await import('./ports.ts');
const { bindAddress, cacheDir, metricsPort, port } = settings.value;
const address = getListenAddress(bindAddress);
const addressSetting = 'BIND_ADDRESS';
const listeners = [
  { port, address, portSetting: 'PORT', addressSetting },
  {
    port: metricsPort,
    address: bindAddress ?? '127.0.0.1',
    portSetting: 'METRICS_PORT',
    addressSetting,
  },
];
const checked = listeners.filter((listener) => listener.port !== undefined);
const found = await Promise.all(checked.map(findListenProblem));
const listenProblems = found.filter((problem) => problem !== undefined);
if (listenProblems.length > 0) refuse('The site does not start:', listenProblems);

// The demo shows the example values intentionally, so it gets no warnings about example values and
// missing settings.
const withExamples = process.argv.includes('--with-examples');
for (const warning of findWarnings(process.env, { withExamples })) {
  console.warn(`Warning: ${warning}`);
}

// `cacheDir` is absolute, so it stays right when the server changes its working folder. The
// server reads its address from HOSTNAME.
process.env.CACHE_DIR = cacheDir;
process.env.PORT = String(port);
process.env.HOSTNAME = address;
process.env.NODE_ENV = 'production';
await import(pathToFileURL(server).href);
