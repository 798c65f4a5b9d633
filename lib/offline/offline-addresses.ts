/** The script of the service worker. */
export const WORKER_PATH = '/sw.js';

/**
 * The worker sees only pages below this path, so none of an account, a payment or an invoice. The
 * slash at the end excludes `/restaurants`.
 */
export const WORKER_SCOPE = '/restaurant/';

/** The id of the notice in a kept page. Anchors of categories have no underscore. */
export const OFFLINE_NOTICE_ID = 'copie_pastrata';
