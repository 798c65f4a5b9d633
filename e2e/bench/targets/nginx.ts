import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getFreePort } from '../../support/servers/free-port.ts';
import { startProgram } from './start-program.ts';

/** An optional module of Debian. It sends files that are already compressed with Brotli. */
const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

export type Nginx = {
  /** Sends the page from one file for each content coding, so that nginx compresses nothing. */
  readonly staticOrigin: string;
  /** Caches the site's answers, with far fewer rules than the edge (`deploy/nginx`). */
  readonly edgeOrigin: string;
  readonly stop: () => Promise<void>;
};

export const isNginxInstalled = (): boolean => spawnSync('nginx', ['-v']).status === 0;

/**
 * Directives with which nginx adds the site's headers to the page. `Content-Type` needs none,
 * because nginx sets this header itself.
 */
async function formatHeaders(folder: string): Promise<string> {
  const headers = JSON.parse(await readFile(join(folder, 'headers.json'), 'utf8'));
  return Object.entries(headers)
    .filter(([name]) => name !== 'content-type')
    .map(([name, value]) => `add_header ${name} ${JSON.stringify(value)};`)
    .join('\n    ');
}

/**
 * The first server sends static files, the second is a cache in front of the site. The key of the
 * cache contains `Accept-Encoding`, because the site sends a different body for each content
 * coding. No other header of the benchmark's requests changes the page, so the cache can ignore
 * `Vary`.
 */
const formatConfiguration = (
  folder: string,
  [staticPort, edgePort]: readonly [number, number],
  siteOrigin: string,
  headers: string,
): string => `
${existsSync(BROTLI_MODULE) ? `load_module ${BROTLI_MODULE};` : ''}
daemon off;
worker_processes 1;
pid ${folder}/nginx/pid;
error_log stderr warn;
events { worker_connections 256; }
http {
  access_log off;
  default_type text/html;
  keepalive_requests 1000000;
  open_file_cache max=100;
  client_body_temp_path ${folder}/nginx/body;
  proxy_temp_path ${folder}/nginx/proxy;
  fastcgi_temp_path ${folder}/nginx/fastcgi;
  uwsgi_temp_path ${folder}/nginx/uwsgi;
  scgi_temp_path ${folder}/nginx/scgi;
  proxy_cache_path ${folder}/nginx/cache keys_zone=pages:1m;
  server {
    listen 127.0.0.1:${staticPort};
    root ${folder};
    gzip_static on;
    ${existsSync(BROTLI_MODULE) ? 'brotli_static on;' : ''}
    ${headers}
    location / { try_files /index.html =404; }
  }
  server {
    listen 127.0.0.1:${edgePort};
    location / {
      proxy_pass ${siteOrigin};
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Accept-Encoding $http_accept_encoding;
      proxy_cache pages;
      proxy_cache_key "$uri $args $http_accept_encoding";
      proxy_ignore_headers Vary;
      proxy_cache_use_stale updating;
      proxy_cache_background_update on;
    }
  }
}
`;

/** Resolves to undefined when nginx is not installed. `folder` comes from `writePageFiles`. */
export async function startNginx(folder: string, siteOrigin: string): Promise<Nginx | undefined> {
  if (!isNginxInstalled()) return undefined;
  const ports = [await getFreePort(), await getFreePort()] as const;
  await mkdir(join(folder, 'nginx'));
  const file = join(folder, 'nginx.conf');
  const headers = await formatHeaders(folder);
  await writeFile(file, formatConfiguration(folder, ports, siteOrigin, headers));
  const [staticOrigin, edgeOrigin] = [
    `http://127.0.0.1:${ports[0]}`,
    `http://127.0.0.1:${ports[1]}`,
  ];
  const stop = await startProgram(['nginx', '-c', file, '-e', 'stderr'], staticOrigin);
  return { staticOrigin, edgeOrigin, stop };
}
