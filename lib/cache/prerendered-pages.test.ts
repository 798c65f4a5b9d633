import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { CacheHandlerContext } from 'next/dist/server/lib/incremental-cache/index.js';
import { nodeFs } from 'next/dist/server/lib/node-fs-methods.js';
import { openBuildSeeds } from './build-seeds.ts';

describe('the pages that the build prerendered', () => {
  let serverDistDir: string;

  beforeEach(async () => {
    serverDistDir = await mkdtemp(path.join(tmpdir(), 'seeds-'));
  });
  afterEach(() => rm(serverDistDir, { recursive: true }));

  it('can be read only when Next passes both its file system and the folder of the build', () => {
    const context: CacheHandlerContext = JSON.parse('{"_requestHeaders":{}}');
    expect(openBuildSeeds(context)).toBeUndefined();
    expect(openBuildSeeds({ ...context, fs: nodeFs })).toBeUndefined();
    expect(openBuildSeeds({ ...context, serverDistDir })).toBeUndefined();
    expect(openBuildSeeds({ ...context, fs: nodeFs, serverDistDir })).toBeDefined();
  });
});
