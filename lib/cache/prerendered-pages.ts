import { createRequire } from 'node:module';
import type FileSystemCacheClass from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import type {
  CacheHandler,
  CacheHandlerContext,
} from 'next/dist/server/lib/incremental-cache/index.js';

type FileSystemCacheModule = { readonly default: typeof FileSystemCacheClass };

const isFileSystemCacheModule = (loaded: unknown): loaded is FileSystemCacheModule =>
  typeof loaded === 'object' && loaded !== null && 'default' in loaded;

/**
 * Next's file-system cache, which reads the pages that the build prerendered. It writes no files,
 * and keeps no pages in memory.
 */
export function openPrerenderedPages(context: CacheHandlerContext): CacheHandler | undefined {
  const { fs, serverDistDir } = context;
  if (!fs || !serverDistDir) return undefined;
  const loaded: unknown = createRequire(import.meta.url)(
    'next/dist/server/lib/incremental-cache/file-system-cache.js',
  );
  if (!isFileSystemCacheModule(loaded)) return undefined;
  return new loaded.default({
    ...context,
    fs,
    serverDistDir,
    flushToDisk: false,
    maxMemoryCacheSize: 0,
  });
}
