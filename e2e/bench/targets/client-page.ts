import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';
import { PICTURE_QUALITY, PICTURE_WIDTHS_PX } from '../../../lib/pictures/picture-address.ts';
import { getFreePort } from '../../support/servers/free-port.ts';
import { renderMenu } from './client-menu.ts';

const require = createRequire(import.meta.url);

/** The files of React, in the order in which they run: a file requires only files above it. */
const MODULES = {
  react: 'react/cjs/react.production.js',
  scheduler: 'scheduler/cjs/scheduler.production.js',
  'react-dom': 'react-dom/cjs/react-dom.production.js',
  'react-dom/client': 'react-dom/cjs/react-dom-client.production.js',
} as const;

const readModule = (file: string): string => {
  const folder = new URL('../../../node_modules/', import.meta.url);
  return readFileSync(new URL(file, folder), 'utf8');
};

/** One script with React and `renderMenu`, minified and then compressed with gzip. */
async function bundle(): Promise<Buffer> {
  const modules = Object.entries(MODULES).map(
    ([name, file]) =>
      `define(${JSON.stringify(name)}, function (require, exports, module) {${readModule(file)}});`,
  );
  const pictures = JSON.stringify({ widths: PICTURE_WIDTHS_PX, quality: PICTURE_QUALITY });
  const source = `(() => {
    const loaded = {};
    const require = (name) => loaded[name];
    const define = (name, run) => {
      const module = { exports: {} };
      run(require, module.exports, module);
      loaded[name] = module.exports;
    };
    ${modules.join('\n')}
    (${String(renderMenu)})(require('react'), require('react-dom/client'), ${pictures});
  })();`;
  const terser: {
    minify: (code: string) => Promise<{ code: string }>;
  } = require('next/dist/compiled/terser');
  return gzipSync((await terser.minify(source)).code);
}

const DOCUMENT = `<!doctype html><html lang="ro"><head><meta charset="utf-8"><title>Meniu</title>
<meta name="viewport" content="width=device-width"><meta name="description" content="Meniu">
<style>body{margin:0;font:16px sans-serif}img{object-fit:cover;width:100%}header img{height:240px}
article{display:flex;gap:1rem;padding:1rem}article img{width:96px;height:96px}</style>
<script defer src="/app.js"></script></head><body><main id="root"><p>Se încarcă…</p></main></body></html>`;

export type ClientPage = { readonly url: string; readonly stop: () => Promise<void> };

/**
 * Serves the menu as a page that the browser renders: a document without the menu, one script with
 * React, and the provider's JSON. These three are compressed once, with gzip. Passes all other
 * requests on to the site, because the page shows the site's resized pictures.
 */
export async function startClientPage(
  siteOrigin: string,
  providerMenuUrl: string,
): Promise<ClientPage> {
  const texts = new Map([
    ['/', { type: 'text/html; charset=utf-8', body: gzipSync(DOCUMENT) }],
    ['/app.js', { type: 'text/javascript; charset=utf-8', body: await bundle() }],
    [
      '/menu.json',
      {
        type: 'application/json',
        body: gzipSync(await (await fetch(providerMenuUrl)).arrayBuffer()),
      },
    ],
  ]);
  const server = createServer((request, response) => {
    const text = texts.get(request.url ?? '');
    if (text !== undefined) {
      response.writeHead(200, { 'content-type': text.type, 'content-encoding': 'gzip' });
      response.end(text.body);
      return;
    }
    fetch(`${siteOrigin}${request.url ?? ''}`, {
      headers: { accept: request.headers.accept ?? '*/*' },
    })
      .then(async (answer) => {
        const type = answer.headers.get('content-type') ?? 'text/plain';
        response.writeHead(answer.status, { 'content-type': type });
        response.end(Buffer.from(await answer.arrayBuffer()));
      })
      .catch(() => response.writeHead(502).end());
  });
  const port = await getFreePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${port}/`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
