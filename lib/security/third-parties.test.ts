import { PIXEL_NETWORK, PIXEL_ORIGIN } from './third-parties.ts';

describe('the ad network', () => {
  it('has an https origin without a path', () => {
    expect(PIXEL_ORIGIN).toBe(new URL(PIXEL_ORIGIN).origin);
    expect(PIXEL_ORIGIN).toMatch(/^https:/);
  });

  it('has a name whose first word is a part of the host name of its origin', () => {
    const [brand = ''] = PIXEL_NETWORK.toLowerCase().split(' ');
    expect(new URL(PIXEL_ORIGIN).hostname.split('.')).toContain(brand);
  });
});
