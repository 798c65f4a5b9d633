import type { OfflineOptions } from './offline-rules.ts';

export type StoreScope = {
  readonly caches: CacheStorage;
  readonly fetch: (path: string) => Promise<Response>;
};

export type StoredPage = {
  /**
   * The page with the server's headers, but without `content-encoding` and `content-length`. The
   * store adds two headers of its own.
   */
  readonly page: Response;
  /** Milliseconds since 1970. */
  readonly storedAt: number;
};

export type ListedPage = StoredPage & { readonly path: string };

export type OfflineStore = {
  /** Stores a page with the files that it needs. A response other than 200 deletes the stored page. */
  readonly save: (path: string, response: Response) => Promise<void>;
  readonly findPage: (path: string) => Promise<StoredPage | undefined>;
  /** All stored pages, the newest first. */
  readonly listPages: () => Promise<readonly ListedPage[]>;
  readonly findFile: (path: string) => Promise<Response | undefined>;
  /** Deletes what other versions of the worker have stored. */
  readonly deleteOthers: () => Promise<void>;
};

/**
 * The pages and files that the service worker stores. The server sends the text of this function
 * (`worker-script.ts`), so the function uses only its arguments and the browser's globals.
 */
export function createOfflineStore(scope: StoreScope, options: OfflineOptions): OfflineStore {
  const { caches } = scope;
  const { prefix, version, limits } = options;
  const [pagesName, filesName] = [`${prefix}pages-${version}`, `${prefix}files-${version}`];
  // The names of the headers that the store adds to a stored page. Browsers have pages with them.
  const [STORED_AT, STORED_FILES] = ['x-kept-at', 'x-kept-files'];
  const FILE = /(?:\bstatic|\.\.)\/((?:chunks|media)\/[\w.~-]+\.(?:js|css|woff2|svg))/g;

  // How a script of a page without the framework names one that it loads later.
  const LATER_SCRIPT = /"\.\/(page-[\w-]+\.js)"/g;

  const findFiles = (text: string): readonly string[] => [
    ...Array.from(text.matchAll(FILE), ([, name]) => `/_next/static/${name}`),
    ...Array.from(text.matchAll(LATER_SCRIPT), ([, name]) => `/_next/static/chunks/${name}`),
  ];
  const readStoredAt = ({ headers }: Response): number => Number(headers.get(STORED_AT));

  /**
   * Stores the files that the page names and, in turn, the files that scripts and stylesheets name.
   * Throws when a file is missing, or when there are more than `limits.files`.
   */
  const storeFiles = async (html: string): Promise<readonly string[]> => {
    const cache = await caches.open(filesName);
    const paths = new Set(findFiles(html));
    for (const path of paths) {
      const stored = await cache.match(path);
      const file = stored ?? (await scope.fetch(path));
      if (!file.ok || paths.size > limits.files) throw new Error(`not stored: ${path}`);
      if (stored === undefined) await cache.put(path, file.clone());
      if (!/\.(?:css|js)$/.test(path)) continue;
      for (const found of findFiles(await file.text())) paths.add(found);
    }
    return [...paths];
  };

  const listPages = async (): Promise<readonly ListedPage[]> => {
    const pages = await caches.open(pagesName);
    const stored = await Promise.all(
      (await pages.keys()).map(async (request) => {
        const page = (await pages.match(request)) ?? Response.error();
        return { path: new URL(request.url).pathname, page, storedAt: readStoredAt(page) };
      }),
    );
    return stored.sort((one, other) => other.storedAt - one.storedAt);
  };

  /**
   * Visits the pages from the newest to the oldest. Deletes a page if it and the newer remaining
   * pages together exceed a limit. Then deletes the files that no remaining page needs.
   */
  const deleteSurplus = async (): Promise<void> => {
    const [pages, files] = [await caches.open(pagesName), await caches.open(filesName)];
    const stored = await Promise.all(
      (await listPages()).map(async ({ path, page }) => {
        const { length } = await page.text();
        const ownFiles: readonly string[] = JSON.parse(page.headers.get(STORED_FILES) ?? '[]');
        return { path, length, ownFiles };
      }),
    );
    let needed = new Set<string>();
    let count = 0;
    let totalLength = 0;
    for (const { path, length, ownFiles } of stored) {
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

  const storeNow = async (path: string, response: Response): Promise<void> => {
    const pages = await caches.open(pagesName);
    if (response.status === 200) {
      const html = await response.text();
      const headers = new Headers(response.headers);
      // `fetch` has decoded the body, so these headers no longer fit the body.
      for (const name of ['content-encoding', 'content-length']) headers.delete(name);
      headers.set(STORED_AT, String(Date.now()));
      headers.set(STORED_FILES, JSON.stringify(await storeFiles(html)));
      await pages.put(path, new Response(html, { headers }));
    } else {
      await pages.delete(path);
    }
    await deleteSurplus();
  };

  // Calls of `save` run one after the other. If two ran at the same time, the first to end could
  // delete the new files of the other, whose page is not stored yet.
  let last = Promise.resolve();
  return {
    save: (path, response) => {
      const turn = last.then(() => storeNow(path, response));
      last = turn.catch(() => deleteSurplus()).catch(() => undefined);
      return turn;
    },
    findPage: async (path) => {
      const page = await (await caches.open(pagesName)).match(path);
      return page && { page, storedAt: readStoredAt(page) };
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
