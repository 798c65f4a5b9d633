/** The script of the service worker. */
export const WORKER_PATH = '/sw.js';

/**
 * The worker sees only pages below this path, so none of an account, a payment or an invoice. The
 * slash at the end excludes `/restaurants`.
 */
export const WORKER_SCOPE = '/restaurant/';
