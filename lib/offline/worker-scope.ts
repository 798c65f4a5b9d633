type Lifetime = { readonly waitUntil: (work: Promise<unknown>) => void };

export type WorkerMessage = Lifetime & { readonly data: unknown };

export type WorkerRequest = Lifetime & {
  readonly request: Request;
  readonly respondWith: (answer: Promise<Response>) => void;
  /** The answer to the navigation preload request; undefined if the browser has sent none. */
  readonly preloadResponse: Promise<Response | undefined>;
};

/**
 * What `runOfflineWorker` uses of the worker's global scope. TypeScript's own types of workers
 * cannot be loaded beside those of pages.
 */
export type WorkerScope = {
  readonly location: { readonly origin: string };
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
