import type { ReactNode } from 'react';
import { routes } from '@/lib/addresses/routes';
import { getSettings } from '@/lib/config';
import type { Language } from '@/lib/i18n/language';
import { menuPageCopy } from '@/lib/i18n/site/menu/menu-page-copy';
import styles from './menu-hero.module.scss';

type Props = {
  readonly restaurantId: string;
  readonly name: string;
  readonly language: Language;
  readonly now: Date;
};

const CODE_PX = 96;

/**
 * In print the note shows the menu's address, the date and a QR code of the address. The QR code is
 * an `<img>`, because an SVG in the HTML would have more bytes than the rest of the note. The
 * `<img>` is lazy, so the browser loads the picture only for the print.
 */
export function MenuCodeNote({ restaurantId, name, language, now }: Props): ReactNode {
  const { codeOfMenu, printedFrom } = menuPageCopy[language].menu;
  const address = `${new URL(getSettings().siteUrl).host}${routes.menu({ restaurantId })}`;
  return (
    <div className={styles.codeNote}>
      {/* oxlint-disable-next-line nextjs/no-img-element -- an SVG needs no image optimizer */}
      <img
        alt={codeOfMenu(name)}
        width={CODE_PX}
        height={CODE_PX}
        loading="lazy"
        src={routes.menuCode({ restaurantId })}
      />
      <p>{printedFrom(address, now)}</p>
    </div>
  );
}
