/** The script of the service worker. */
export const WORKER_PATH = '/sw.js';

/**
 * The worker handles only pages whose path begins so, and so no page of an account, a payment or an
 * invoice: the list of restaurants, and the pages below `REGISTERING_PATH`.
 */
export const WORKER_SCOPE = '/restaurant';

/** Only documents below this path may register the worker. */
export const REGISTERING_PATH = '/restaurant/';
