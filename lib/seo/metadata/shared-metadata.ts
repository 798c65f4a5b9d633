import type { Metadata } from 'next';
import { routes } from '@/lib/addresses/routes';
import { getSettings } from '@/lib/config';
import { seoCopy } from '@/lib/i18n/site/seo-copy';
import { PREVIEW_HEIGHT_PX, PREVIEW_TYPE, PREVIEW_WIDTH_PX } from '@/lib/preview/preview-size';
import { findAllowedPicture } from '@/lib/security/allowed-picture';

export type SharedPage = {
  readonly title: string;
  readonly description: string;
  /** The canonical path. */
  readonly path: `/${string}`;
  /**
   * The path in `og:url`; by default `path`. Facebook reads the tags again from the page at
   * `og:url`. So a product, whose canonical path is that of its menu, needs its own path here.
   */
  readonly sharedPath?: `/${string}`;
  /** Undefined: the page has the preview of the site. */
  readonly preview?: SharedPreview;
};

export type SharedPreview = {
  readonly path: `/previews/${string}`;
  readonly alt: string;
  /**
   * The restaurant's logo. If `findAllowedPicture` allows it, the logo is the second picture of a
   * shared link.
   */
  readonly logoImage: string | undefined;
};

const INDEXED: Metadata['robots'] = {
  index: true,
  follow: true,
  'max-image-preview': 'large',
};

/** `twitter` has only the card type. Next copies the other Twitter tags from `openGraph`. */
export function sharedMetadata(page: SharedPage): Metadata {
  const { title, description, path, sharedPath = path, preview } = page;
  const { brandName } = getSettings();
  const logo = findAllowedPicture(preview?.logoImage);
  return {
    title,
    description,
    alternates: { canonical: path },
    robots: INDEXED,
    openGraph: {
      type: 'website',
      locale: 'ro_RO',
      siteName: brandName,
      url: sharedPath,
      title,
      description,
      images: [
        {
          url: preview?.path ?? routes.sitePreview(),
          width: PREVIEW_WIDTH_PX,
          height: PREVIEW_HEIGHT_PX,
          type: PREVIEW_TYPE,
          alt: preview?.alt ?? seoCopy.previewOfSite(brandName),
        },
        ...(logo === undefined ? [] : [{ url: logo.href }]),
      ],
    },
    twitter: { card: 'summary_large_image' },
  };
}
