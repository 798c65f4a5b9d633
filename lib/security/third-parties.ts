/** The ad network, which counts the page views of visitors who have consented. */
export const PIXEL_ORIGIN = 'https://www.facebook.com';
/** As the legal documents name the ad network. */
export const PIXEL_NETWORK = 'Facebook (Meta)';
