/** Hosts of others that pages may ask for a picture, each only when a setting switches it on. */

/** Counts page views for those who agreed. */
export const PIXEL_ORIGIN = 'https://www.facebook.com';
/** Whose pixel it is, as the legal documents say. */
export const PIXEL_NETWORK = 'Facebook (Meta)';
