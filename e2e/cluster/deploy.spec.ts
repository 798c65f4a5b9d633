import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { sendRaw } from '../support/browser/raw-request.ts';
import { removeFolder, startSite } from '../support/servers/site.ts';
import { expect, test } from './edge/edge-test.ts';

/** The user of the image (`deploy/image/Dockerfile`). */
const USER = 1_000;

/**
 * A script that starts the site on a read-only root file system, as `deploy/k8s` does. The two
 * folders that the image declares as volumes stay writable.
 */
const IN_READ_ONLY_ROOT = `
  set -e
  mount --make-rprivate /
  for folder in "$CACHE_DIR" "$PWD/.next/cache"; do
    mount -t tmpfs -o uid=${USER},gid=${USER},mode=0755 tmpfs "$folder"
  done
  mount -o remount,ro,bind /
  exec setpriv --reuid=${USER} --regid=${USER} --clear-groups --bounding-set=-all --no-new-privs "$@"`;

test("as the image's user on a read-only root file system, the site serves pages, resizes pictures and stops in time", async ({
  sandbox,
}) => {
  test.skip(process.getuid?.() !== 0, 'only root may mount');
  const folder = process.env.BUILT_SITE_COPY ?? '';
  // As in the image, all users may read this folder, and only root may write to it.
  chmodSync(folder, 0o755);
  mkdirSync(join(folder, '.next/cache'), { recursive: true });
  const cacheDir = mkdtempSync(join(tmpdir(), 'read-only-cache-'));
  const site = await startSite({
    providerApiUrl: sandbox.origin,
    cacheDir,
    env: { REVALIDATE_SECONDS: '600', NODE_COMPILE_CACHE: '' },
    program: ['unshare', '--mount', 'sh', '-c', IN_READ_ONLY_ROOT, 'sh', process.execPath],
  });
  const status = readFileSync(`/proc/${site.pid()}/status`, 'utf8');
  expect(status).toMatch(new RegExp(`^Uid:\\s+${USER}\\s+${USER}\\s+${USER}\\s+${USER}$`, 'm'));
  expect(status).toMatch(/^CapBnd:\s+0+$/m);

  const menu = await sendRaw(site.origin, '/restaurant/hanul-trei-fantani/menu');
  expect(menu.status).toBe(200);
  const picture = /\/_next\/image\?url=[^"\s]+?(?=["\s])/.exec(menu.body)?.[0];
  const address = String(picture).replaceAll('&amp;', '&');
  const resized = await sendRaw(site.origin, address, { headers: { accept: 'image/webp' } });
  expect([resized.status, resized.headers['content-type']]).toEqual([200, 'image/webp']);
  await expect(async () => {
    const again = await sendRaw(site.origin, address, { headers: { accept: 'image/webp' } });
    expect(again.headers['x-nextjs-cache']).toBe('HIT');
  }).toPass({ timeout: 5_000 });
  const preview = await sendRaw(site.origin, '/previews/hanul-trei-fantani/menu.jpg');
  expect([preview.status, preview.headers['content-type']]).toEqual([200, 'image/jpeg']);
  const ready = await sendRaw(site.origin, '/api/health/ready');
  expect(JSON.parse(ready.body)).toEqual({ status: 'ready', degraded: [] });

  // `stop` resolves to null if the site does not end in time.
  expect(await site.stop()).toBe(0);
  expect(site.output()).not.toMatch(/EROFS|EACCES|EPERM|Failed|failed/);
  await removeFolder(cacheDir);
});

const OVERLAY = resolve(import.meta.dirname, '../../deploy/k8s/overlays/example');

test('kustomize renders the example overlay, which replaces the images, adds settings and keeps those of the base', () => {
  const run = spawnSync('kubectl', ['kustomize', OVERLAY], { encoding: 'utf8' });
  expect(run.status).toBe(0);
  for (const value of [
    'image: registry.example/public-site:',
    'image: registry.example/public-site-edge:',
    'PROVIDER_API_URL: https://api.example.ro',
    'REDIS_URL: redis://redis:6379',
    'cidr: 198.51.100.10/32',
    'namespace: public-site',
  ]) {
    expect(run.stdout).toContain(value);
  }
  expect(run.stdout).not.toContain('image: public-site');
});
