import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { OpenAPIHono } from '@hono/zod-openapi';
import type { ProviderEnvironment } from '../provider-environment.ts';

/** Caches may keep a picture for a day, so a changed picture needs a new query in its address. */
const CACHE_CONTROL = 'public, max-age=86400';

const DIRECTORY = join(import.meta.dirname, '../pictures');

async function readPicture(file: string): Promise<Buffer<ArrayBuffer> | undefined> {
  try {
    return await readFile(join(DIRECTORY, file));
  } catch {
    return undefined;
  }
}

/** The pattern prevents path traversal: a name has no slash, and no dot before the extension. */
export function addPictures(app: OpenAPIHono<ProviderEnvironment>): void {
  app.get('/pictures/:file{[A-Za-z0-9_-]+[.]webp}', async (context) => {
    const picture = await readPicture(context.req.param('file'));
    if (picture === undefined) return context.notFound();
    return context.body(picture, 200, {
      'content-type': 'image/webp',
      'content-length': String(picture.byteLength),
      'cache-control': CACHE_CONTROL,
      'x-content-type-options': 'nosniff',
    });
  });
}
