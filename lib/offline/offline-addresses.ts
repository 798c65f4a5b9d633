/** The script of the service worker. */
export const WORKER_PATH = '/sw.js';

/**
 * The worker handles only pages below this path, and so no page of an account, a payment or an
 * invoice. The slash at the end excludes `/restaurants`.
 */
export const WORKER_SCOPE = '/restaurant/';
