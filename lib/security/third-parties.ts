/** Third-party hosts that pages may request a picture from, each only when a setting enables it. */

/** Counts page views of visitors who have consented. */
export const PIXEL_ORIGIN = 'https://www.facebook.com';
/** The ad network, as the legal documents name it. */
export const PIXEL_NETWORK = 'Facebook (Meta)';
