// Runs in the repository (`npm start`) and, copied there by the build, beside the built server.js.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const here = import.meta.dirname;
const isBesideServer = existsSync(join(here, 'server.js'));
const root = isBesideServer ? here : join(here, '../..');
const server = isBesideServer ? join(here, 'server.js') : join(root, '.next/standalone/server.js');

const WRONG_SETTINGS = 'The site does not start, its settings are wrong:';

function refuse(heading, problems) {
  console.error([heading, ...problems.map((problem) => `  - ${problem}`)].join('\n'));
  process.exit(1);
}

if (process.features.typescript !== 'strip') {
  refuse('The site does not start:', [`Node 24 is needed, this is Node ${process.versions.node}`]);
}

const { parseSettings } = await import(pathToFileURL(join(root, 'lib/config.ts')).href);
const settings = parseSettings(process.env, 'serve');
if (!settings.ok) refuse(WRONG_SETTINGS, settings.failure);
if (!existsSync(server)) {
  refuse('The site does not start:', ['it is not built yet; run "npm run build"']);
}
const built = JSON.parse(readFileSync(join(dirname(server), 'image-origins.json'), 'utf8'));
const unbuilt = settings.value.imageOrigins.filter((origin) => !built.includes(origin));
if (unbuilt.length > 0) {
  refuse(
    WRONG_SETTINGS,
    unbuilt.map(
      (origin) =>
        `IMAGE_ORIGINS: this build takes no pictures from ${origin}, build it again with the same list`,
    ),
  );
}

// The server changes into its own folder, so relative paths are settled here. Containers put their
// own name into HOSTNAME, which Next would listen on alone.
process.env.CACHE_DIR = settings.value.cacheDir;
process.env.PORT = String(settings.value.port);
process.env.HOSTNAME = '0.0.0.0';
process.env.NODE_ENV = 'production';
await import(pathToFileURL(server).href);
