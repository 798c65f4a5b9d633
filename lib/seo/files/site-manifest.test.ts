import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { getSettings } from '@/lib/config';
import { siteManifest } from './site-manifest.ts';

describe('the manifest', () => {
  const { name, icons = [], start_url: startUrl, lang } = siteManifest();

  it('has the brand name, opens the home page and is in Romanian', () => {
    expect({ name, startUrl, lang }).toEqual({
      name: getSettings().brandName,
      startUrl: '/',
      lang: 'ro',
    });
  });

  it.each(icons.map(({ src }) => [src]))('lists an icon file that exists: %s', (src) => {
    expect(existsSync(join('public', src))).toBe(true);
  });

  it('has an icon of each size for each purpose', () => {
    expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '192x192 maskable',
      '512x512 any',
      '512x512 maskable',
    ]);
  });
});
