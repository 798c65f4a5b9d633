import { createOwnSiteTest } from './own-site.ts';

export const PIXEL_ID = '1234567890';

export const test = createOwnSiteTest({ META_PIXEL_ID: PIXEL_ID });
