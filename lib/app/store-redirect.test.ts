import { getStoreUrl } from './store-redirect.ts';

const urls = { appStore: 'https://apps.apple.com/x', playStore: 'https://play.google.com/x' };

describe('the redirect to the stores', () => {
  it.each([
    ['ios', urls.appStore],
    ['android', urls.playStore],
    ['other', urls.playStore],
  ] as const)('takes a device of kind %s to %s', (device, url) => {
    expect(getStoreUrl(device, urls)).toBe(url);
  });
});
