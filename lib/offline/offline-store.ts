import type { OfflineOptions } from './offline-options.ts';

export type StoreScope = {
  readonly caches: CacheStorage;
  readonly fetch: (path: string) => Promise<Response>;
};

export type KeptPage = {
  /**
   * The page with the server's headers, but without `content-encoding` and `content-length`. The
   * store adds two headers of its own.
   */
  readonly page: Response;
  /** Milliseconds since 1970. */
  readonly keptAt: number;
};

export type ListedPage = KeptPage & { readonly path: string };

export type OfflineStore = {
  /** Keeps a page with the files that it needs. An answer other than 200 deletes the kept page. */
  readonly keep: (path: string, answer: Response) => Promise<void>;
  readonly findPage: (path: string) => Promise<KeptPage | undefined>;
  /** All kept pages, the newest first. */
  readonly listPages: () => Promise<readonly ListedPage[]>;
  readonly findFile: (path: string) => Promise<Response | undefined>;
  /** Deletes what other versions of the worker have kept. */
  readonly deleteOthers: () => Promise<void>;
};

/**
 * The pages and files that the service worker keeps. The server sends the text of this function
 * (`worker-script.ts`), so the function uses only its arguments and the browser's globals.
 */
export function createOfflineStore(scope: StoreScope, options: OfflineOptions): OfflineStore {
  const { caches } = scope;
  const { prefix, version, limits } = options;
  const [pagesName, filesName] = [`${prefix}pages-${version}`, `${prefix}files-${version}`];
  // The names of the headers that the store adds to a kept page.
  const [KEPT_AT, KEPT_FILES] = ['x-kept-at', 'x-kept-files'];
  const FILE = /(?:\bstatic|\.\.)\/((?:chunks|media)\/[\w.~-]+\.(?:js|css|woff2|svg))/g;

  const findFiles = (text: string): readonly string[] =>
    Array.from(text.matchAll(FILE), ([, name]) => `/_next/static/${name}`);
  const readKeptAt = ({ headers }: Response): number => Number(headers.get(KEPT_AT));

  /**
   * Keeps the files that the page names and, in turn, the files that scripts and stylesheets name.
   * Throws when a file is missing, or when there are more than `limits.files`.
   */
  const keepFiles = async (html: string): Promise<readonly string[]> => {
    const cache = await caches.open(filesName);
    const paths = new Set(findFiles(html));
    for (const path of paths) {
      const kept = await cache.match(path);
      const file = kept ?? (await scope.fetch(path));
      if (!file.ok || paths.size > limits.files) throw new Error(`not kept: ${path}`);
      if (kept === undefined) await cache.put(path, file.clone());
      if (!/\.(?:css|js)$/.test(path)) continue;
      for (const found of findFiles(await file.text())) paths.add(found);
    }
    return [...paths];
  };

  const listPages = async (): Promise<readonly ListedPage[]> => {
    const pages = await caches.open(pagesName);
    const kept = await Promise.all(
      (await pages.keys()).map(async (request) => {
        const page = (await pages.match(request)) ?? Response.error();
        return { path: new URL(request.url).pathname, page, keptAt: readKeptAt(page) };
      }),
    );
    return kept.sort((one, other) => other.keptAt - one.keptAt);
  };

  /**
   * Visits the pages from the newest to the oldest. Deletes a page if it and the newer remaining
   * pages together exceed a limit. Then deletes the files that no remaining page needs.
   */
  const deleteSurplus = async (): Promise<void> => {
    const [pages, files] = [await caches.open(pagesName), await caches.open(filesName)];
    const kept = await Promise.all(
      (await listPages()).map(async ({ path, page }) => {
        const { length } = await page.text();
        const ownFiles: readonly string[] = JSON.parse(page.headers.get(KEPT_FILES) ?? '[]');
        return { path, length, ownFiles };
      }),
    );
    let needed = new Set<string>();
    let count = 0;
    let totalLength = 0;
    for (const { path, length, ownFiles } of kept) {
      const withOwn = new Set([...needed, ...ownFiles]);
      const fits =
        count < limits.pages &&
        totalLength + length <= limits.length &&
        withOwn.size <= limits.files;
      if (fits) {
        needed = withOwn;
        count += 1;
        totalLength += length;
      } else {
        await pages.delete(path);
      }
    }
    for (const request of await files.keys()) {
      if (!needed.has(new URL(request.url).pathname)) await files.delete(request);
    }
  };

  const keepNow = async (path: string, answer: Response): Promise<void> => {
    const pages = await caches.open(pagesName);
    if (answer.status === 200) {
      const html = await answer.text();
      const headers = new Headers(answer.headers);
      // `fetch` has decoded the body, so these headers no longer fit the body.
      for (const name of ['content-encoding', 'content-length']) headers.delete(name);
      headers.set(KEPT_AT, String(Date.now()));
      headers.set(KEPT_FILES, JSON.stringify(await keepFiles(html)));
      await pages.put(path, new Response(html, { headers }));
    } else {
      await pages.delete(path);
    }
    await deleteSurplus();
  };

  // Calls of `keep` run one after the other. If two ran at the same time, the first to end could
  // delete the new files of the other, whose page is not stored yet.
  let last = Promise.resolve();
  return {
    keep: (path, answer) => {
      const turn = last.then(() => keepNow(path, answer));
      last = turn.catch(() => deleteSurplus()).catch(() => undefined);
      return turn;
    },
    findPage: async (path) => {
      const page = await (await caches.open(pagesName)).match(path);
      return page && { page, keptAt: readKeptAt(page) };
    },
    listPages,
    findFile: async (path) => (await caches.open(filesName)).match(path),
    deleteOthers: async () => {
      for (const name of await caches.keys()) {
        const isOurs = name === pagesName || name === filesName;
        if (name.startsWith(prefix) && !isOurs) await caches.delete(name);
      }
    },
  };
}
