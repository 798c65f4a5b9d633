/** The origin of the ad network that counts the page views of visitors who have consented. */
export const PIXEL_ORIGIN = 'https://www.facebook.com';
/** The ad network's name in the legal documents. */
export const PIXEL_NETWORK = 'Facebook (Meta)';
