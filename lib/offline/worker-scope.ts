type Lifetime = { readonly waitUntil: (work: Promise<unknown>) => void };

export type WorkerMessage = Lifetime & { readonly data: unknown };

export type WorkerRequest = Lifetime & {
  readonly request: Request;
  readonly respondWith: (answer: Promise<Response>) => void;
  /** The answer to the navigation preload request; undefined without such a request. */
  readonly preloadResponse: Promise<Response | undefined>;
};

/**
 * The members of a worker's global scope that `runOfflineWorker` and `removeOfflineWorker` use,
 * except `caches`. TypeScript has its own types of workers, but cannot load them together with its
 * types of pages, because both declare the same globals.
 */
export type WorkerScope = {
  readonly location: { readonly origin: string };
  readonly navigator: { readonly language: string };
  readonly fetch: (request: Request | string, options?: RequestInit) => Promise<Response>;
  readonly registration: {
    readonly unregister: () => Promise<boolean>;
    readonly navigationPreload?: { readonly enable: () => Promise<void> };
  };
  readonly clients: { readonly claim: () => Promise<void> };
  readonly skipWaiting: () => Promise<void>;
  readonly addEventListener: {
    (type: 'install' | 'activate', listener: (event: Lifetime) => void): void;
    (type: 'message', listener: (event: WorkerMessage) => void): void;
    (type: 'fetch', listener: (event: WorkerRequest) => void): void;
  };
};
