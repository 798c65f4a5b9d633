import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { CacheHandlerContext } from 'next/dist/server/lib/incremental-cache/index.js';
import { nodeFs } from 'next/dist/server/lib/node-fs-methods.js';
import { openPrerenderedPages } from './prerendered-pages.ts';

describe('the pages that the build prerendered', () => {
  let serverDistDir: string;

  beforeEach(async () => {
    serverDistDir = await mkdtemp(path.join(tmpdir(), 'prerendered-pages-'));
  });
  afterEach(() => rm(serverDistDir, { recursive: true }));

  it('can be read only when Next passes both its file system and the folder of the build', () => {
    const context: CacheHandlerContext = JSON.parse('{"_requestHeaders":{}}');
    expect(openPrerenderedPages(context)).toBeUndefined();
    expect(openPrerenderedPages({ ...context, fs: nodeFs })).toBeUndefined();
    expect(openPrerenderedPages({ ...context, serverDistDir })).toBeUndefined();
    expect(openPrerenderedPages({ ...context, fs: nodeFs, serverDistDir })).toBeDefined();
  });
});
