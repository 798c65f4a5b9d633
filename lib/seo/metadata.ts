import type { Metadata, Viewport } from 'next';
import { routes } from '@/lib/addresses/routes';
import { getSettings } from '@/lib/config';
import { downloadCopy } from '@/lib/i18n/site/app-copy';
import { homeCopy } from '@/lib/i18n/site/home-copy';
import { partnerCopy } from '@/lib/i18n/site/partner-copy';
import { seoCopy } from '@/lib/i18n/site/seo-copy';
import { siteCopy } from '@/lib/i18n/site/site-copy';
import { invoiceCopy } from '@/lib/i18n/transaction/invoice-copy';
import { getLegalDocument } from '@/lib/legal/legal-documents';
import type { LegalDocumentName } from '@/lib/legal/legal-documents';
import { PREVIEW_HEIGHT_PX, PREVIEW_TYPE, PREVIEW_WIDTH_PX } from '@/lib/preview/preview-design';
import { findAllowedPicture } from '@/lib/security/allowed-url';

type SharedPage = {
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

type SharedPreview = {
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

export const NOT_INDEXED: Metadata['robots'] = { index: false, follow: false };

/**
 * Next resolves canonical links and previews against `metadataBase`. `formatDetection` keeps iOS from
 * making links of order numbers, prices and the company's registration number before hydration.
 */
export function siteMetadata(): Metadata {
  const { brandName, siteUrl } = getSettings();
  return {
    metadataBase: new URL(siteUrl),
    applicationName: brandName,
    formatDetection: { telephone: false, date: false, address: false, email: false },
  };
}

export function notFoundMetadata(): Metadata {
  const { brandName } = getSettings();
  return { title: siteCopy.notFound.title(brandName), robots: NOT_INDEXED };
}

/** Safari's app banner passes the page's address to the installed app. */
function appBanner(path: `/${string}`): Pick<Metadata, 'itunes'> {
  const { siteUrl, iosAppId } = getSettings();
  return { itunes: { appId: iosAppId, appArgument: `${siteUrl}${path}` } };
}

/**
 * Call this for pages whose links open the app (`opensApp` in `lib/addresses/address-table.ts`).
 * Next writes `appLinks` as the `al:` tags of Meta's App Links, which other apps read before they
 * open a link.
 */
export function appMetadata(path: `/${string}`): Pick<Metadata, 'itunes' | 'appLinks'> {
  const { siteUrl, iosAppId, androidPackage, brandName } = getSettings();
  const url = `${siteUrl}${path}`;
  return {
    ...appBanner(path),
    appLinks: {
      ios: { url, app_store_id: iosAppId, app_name: brandName },
      android: { url, package: androidPackage, app_name: brandName },
      web: { url, should_fallback: true },
    },
  };
}

/** The header's background in both themes: `surface-raised` of `styles/_tokens.scss`. */
export const THEME_COLORS = { light: '#fffbf4', dark: '#2b1b25' } as const;

/** The background behind the icon while an installed site opens. */
export const SPLASH_COLOR = '#fbf3e6';

export function siteViewport(): Viewport {
  return {
    themeColor: [
      { media: '(prefers-color-scheme: light)', color: THEME_COLORS.light },
      { media: '(prefers-color-scheme: dark)', color: THEME_COLORS.dark },
    ],
  };
}

type PageCopy = Readonly<Record<'title' | 'description', (brand: string) => string>>;

/** The metadata of an indexed page whose texts name only the brand. */
export function pageMetadata(copy: PageCopy, path: `/${string}`): Metadata {
  const { brandName } = getSettings();
  return sharedMetadata({
    title: copy.title(brandName),
    description: copy.description(brandName),
    path,
  });
}

/** There are no app links, because links to the home page stay in the browser. */
export function homeMetadata(): Metadata {
  const path = routes.home();
  return { ...pageMetadata(homeCopy, path), ...appBanner(path) };
}

export function partnerMetadata(): Metadata {
  return pageMetadata(partnerCopy, routes.partner());
}

/** The page is not indexed: search results should show the home page or the app store instead. */
export function downloadMetadata(): Metadata {
  return {
    ...pageMetadata(downloadCopy, routes.downloadApp()),
    robots: { index: false, follow: true },
  };
}

export function legalMetadata(name: LegalDocumentName): Metadata {
  const { title, description, path } = getLegalDocument(name);
  return sharedMetadata({ title: `${title} - ${getSettings().brandName}`, description, path });
}

/**
 * The page has no canonical link and no preview, because it must be neither indexed nor shared. The
 * page's address is secret, because the address opens a person's invoice.
 */
export function invoiceMetadata(): Metadata {
  return { title: invoiceCopy.title(getSettings().brandName), robots: NOT_INDEXED };
}
