/** The script of the service worker. */
export const WORKER_PATH = '/sw.js';

/**
 * The worker sees only pages below this path, so none of an account, a payment or an invoice. With
 * the slash at its end it leaves out `/restaurants`.
 */
export const WORKER_SCOPE = '/restaurant/';

/** The element that the worker fills in a kept page. The underscore keeps it distinct from category anchors. */
export const OFFLINE_NOTICE_ID = 'copie_pastrata';
