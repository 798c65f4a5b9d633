import type { ReactNode } from 'react';
import { routes } from '@/lib/addresses/routes';
import { getSettings } from '@/lib/config';
import type { Language } from '@/lib/i18n/language';
import { chromeCopy } from '@/lib/i18n/site/every-page/chrome-copy';
import styles from './brand.module.scss';

/** The logo that links to the home page. */
export function SiteLogo({ language }: { readonly language: Language }): ReactNode {
  return (
    <a
      href={routes.home()}
      className={styles.logo}
      aria-label={chromeCopy[language].chrome.homeLink(getSettings().brandName)}
    >
      <BrandLogo />
    </a>
  );
}

/** The logo inside an app, where nothing leads to other pages. */
export function AppLogo(): ReactNode {
  return (
    <p className={styles.logo}>
      <BrandLogo />
    </p>
  );
}

const LOGO_MARK_HEIGHT_PX = 40;

/** The name that `brand.module.scss` has as a drawing. */
const DRAWN_NAME = 'Polonic';

/**
 * Mark and name. The name is a drawing, so that it looks the same before the fonts have arrived.
 * Another brand name is text in the typeface of headings.
 */
function BrandLogo(): ReactNode {
  const { brandName } = getSettings();
  return (
    <>
      <BrandMark heightPx={LOGO_MARK_HEIGHT_PX} />
      {brandName === DRAWN_NAME ? (
        <span role="img" aria-label={brandName} className={styles.drawn} />
      ) : (
        brandName
      )}
    </>
  );
}

/** Width divided by height. */
const ASPECT_RATIO = 28 / 31;

type Props = { readonly heightPx: number };

/** `app/icon.svg` has the same shapes, so change the two files together. */
export function BrandMark({ heightPx }: Props): ReactNode {
  return (
    <svg aria-hidden="true" width={heightPx * ASPECT_RATIO} height={heightPx} viewBox="2 1 28 31">
      <path fill="var(--color-glaze-paprika)" d="M2 32V15C2 7 8.3 1 16 1s14 6 14 14v17z" />
      <g fill="none" stroke="var(--color-on-night)">
        <circle cx="16" cy="7.2" r="2" strokeWidth="1.8" />
        <path strokeWidth="2.4" d="M16 9v10" />
      </g>
      <path
        fill="var(--color-on-night)"
        d="M8.4 20.8a7.6 7.6 0 0 0 15.2 0c0-1.7-3.4-3-7.6-3s-7.6 1.3-7.6 3z"
      />
      <ellipse cx="16" cy="20.8" rx="5.4" ry="1.6" fill="var(--color-glaze-mustard)" />
    </svg>
  );
}
