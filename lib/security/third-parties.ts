/**
 * The host of the ad network, which counts the page views of visitors who have consented. Pages
 * request a picture from this host only when a setting enables the pixel.
 */
export const PIXEL_ORIGIN = 'https://www.facebook.com';
/** The ad network, as the legal documents name it. */
export const PIXEL_NETWORK = 'Facebook (Meta)';
