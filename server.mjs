// The only server: of development (`--dev`), of `npm start` and of the standalone folder.
import { subscribe } from 'node:diagnostics_channel';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import next from 'next';

const dev = process.argv.includes('--dev');

// Node's defaults are 60 s and 300 s. Shorter limits are enough, because requests to this site are
// small. Node checks every 30 s, so it closes a connection up to 30 s after the limit.
const HEADERS_WITHIN_MS = 10_000;
const REQUEST_WITHIN_MS = 20_000;
/** An open connection takes some 10 kB of memory, so 10,000 connections take some 100 MB. */
const MAX_CONNECTIONS = 10_000;
// A failure of instrumentation.ts is only logged. Development compiles the file first.
const SITE_WITHIN_MS = dev ? 180_000 : 30_000;

const dir = import.meta.dirname;
const port = Number(process.env.PORT ?? '3000');
const address = process.env.HOSTNAME;

if (!dev) {
  // The standalone folder has no next.config.mjs. Next's own server.js contains this text instead.
  const file = readFileSync(join(dir, '.next/required-server-files.json'), 'utf8');
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(JSON.parse(file).config);
}
process.chdir(dir);

const server = createServer({
  headersTimeout: HEADERS_WITHIN_MS,
  requestTimeout: REQUEST_WITHIN_MS,
});
server.maxConnections = MAX_CONNECTIONS;
// A proxy in front needs a lower limit. Node's default is 5 s.
const keepAliveMs = Number.parseInt(process.env.KEEP_ALIVE_TIMEOUT ?? '', 10);
if (keepAliveMs > 0) server.keepAliveTimeout = keepAliveMs;

// In production a second server, which never listens, gets Next's listener for upgrades. On ours,
// Next could leave the connection of an upgrade open forever.
const app = next({
  dev,
  dir,
  port,
  hostname: 'localhost',
  httpServer: dev ? server : createServer(),
});

// instrumentation.ts publishes the site. In production that is after `prepare` has ended.
const site = Promise.withResolvers();
subscribe('site started', site.resolve);
const timer = setTimeout(() => {
  console.error('The site does not start: instrumentation.ts has failed, see above.');
  process.exit(1);
}, SITE_WITHIN_MS);
await app.prepare();
const createListener = await site.promise;
clearTimeout(timer);

server.on('request', createListener({ framework: app.getRequestHandler(), server }));
server.on('error', (error) => {
  console.error(`The site does not start: ${error.message}`);
  process.exit(1);
});
server.listen(port, address, () => {
  const seconds = (performance.now() / 1_000).toFixed(1);
  if (dev) console.log(`- Local: http://localhost:${port}\n✓ Ready in ${seconds}s`);
});
