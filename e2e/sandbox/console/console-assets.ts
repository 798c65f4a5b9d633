import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { consolePaths } from './console-paths.ts';

const require = createRequire(import.meta.url);
const SCRIPT = 'text/javascript; charset=utf-8';
const STYLE = 'text/css; charset=utf-8';

const resolveOwnAsset = (name: string): string => join(import.meta.dirname, 'assets', name);

const assets = [
  { name: 'console.css', type: STYLE, file: resolveOwnAsset('console.css') },
  { name: 'live-requests.js', type: SCRIPT, file: resolveOwnAsset('live-requests.js') },
  { name: 'openapi-viewer.css', type: STYLE, file: resolveOwnAsset('openapi-viewer.css') },
  { name: 'openapi-viewer.js', type: SCRIPT, file: resolveOwnAsset('openapi-viewer.js') },
  { name: 'swagger-ui.css', type: STYLE, file: require.resolve('swagger-ui-dist/swagger-ui.css') },
  {
    name: 'swagger-ui-bundle.js',
    type: SCRIPT,
    file: require.resolve('swagger-ui-dist/swagger-ui-bundle.js'),
  },
];

export function addConsoleAssets(app: Hono): void {
  for (const { name, type, file } of assets) {
    app.get(consolePaths.asset(name), async (context) =>
      context.body(await readFile(file), 200, { 'content-type': type }),
    );
  }
}
