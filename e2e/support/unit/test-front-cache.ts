import { createFrontCache } from '@/lib/front-cache/front-cache';

type Options = Parameters<typeof createFrontCache>[0];
type TestOptions = Partial<Omit<Options, 'pages'>> & { readonly pages?: Partial<Options['pages']> };

/** By default the page cache is empty and never expires, and every restaurant is known. */
export const createTestFrontCache = ({
  pages,
  ...options
}: TestOptions): ReturnType<typeof createFrontCache> =>
  createFrontCache({
    maxBytes: 1_000_000,
    isUnknownRestaurant: () => Promise.resolve(false),
    ...options,
    pages: {
      get: () => Promise.resolve(undefined),
      getExpiryCount: () => 1,
      onRemoval: () => undefined,
      ...pages,
    },
  });
