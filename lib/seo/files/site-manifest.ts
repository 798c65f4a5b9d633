import type { MetadataRoute } from 'next';
import { routes } from '@/lib/addresses/routes';
import { getSettings } from '@/lib/config';
import { homeCopy } from '@/lib/i18n/site/home-copy';
import { SPLASH_COLOR, THEME_COLORS } from './theme-colors.ts';

const ICON_SIZES_PX = [192, 512] as const;

export function siteManifest(): MetadataRoute.Manifest {
  const { brandName, androidPackage, playStoreUrl, appStoreUrl } = getSettings();
  return {
    id: routes.home(),
    name: brandName,
    short_name: brandName,
    description: homeCopy.description(brandName),
    lang: 'ro',
    start_url: routes.home(),
    display: 'minimal-ui',
    background_color: SPLASH_COLOR,
    theme_color: THEME_COLORS.light,
    icons: ICON_SIZES_PX.flatMap((size) =>
      (['any', 'maskable'] as const).map((purpose) => ({
        src: `/icons/${purpose}-${size}.png`,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose,
      })),
    ),
    related_applications: [
      { platform: 'play', url: playStoreUrl, id: androidPackage },
      { platform: 'itunes', url: appStoreUrl },
    ],
  };
}
