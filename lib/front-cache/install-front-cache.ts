import { getBoundedPageStore } from '@/lib/cache/bounded-page-store';
import type { Settings } from '@/lib/config';
import { isUnknownRestaurant } from '@/lib/provider/catalogue/get-menu';
import { handleBeforeFramework } from '@/lib/request/before-framework/handle-before-framework';
import { createFrontCache } from './front-cache.ts';

const MEGABYTE = 1024 * 1024;

type Chosen = Pick<Settings, 'frontCacheMegabytes' | 'metricsPort'>;

export function installFrontCache({ frontCacheMegabytes, metricsPort }: Chosen): void {
  if (frontCacheMegabytes === 0) return;
  const frontCache = createFrontCache({
    maxBytes: frontCacheMegabytes * MEGABYTE,
    pages: getBoundedPageStore(),
    isUnknownRestaurant,
  });
  handleBeforeFramework(frontCache, metricsPort);
}
