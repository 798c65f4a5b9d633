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
 * The id of `MenuCodeNote`, by which the button of `OpenOnPhone` opens the note. The underscore
 * keeps the id distinct from the anchors of categories, which contain no underscore
 * (`lib/restaurant/anchor.ts`).
 */
export const NOTE_ID = 'cod_meniu';

/**
 * In print the note shows the menu's address, the date and a QR code of the address. On screen the
 * note is a popover, which shows the QR code and says how to scan it. The QR code is an `<img>`,
 * because an SVG in the HTML would have more bytes than the rest of the note. The `<img>` is lazy,
 * so the browser loads the picture only when the note is shown.
 */
export function MenuCodeNote({ restaurantId, name, language, now }: Props): ReactNode {
  const { codeOfMenu, scanCode, printedFrom } = menuPageCopy[language].menu;
  const address = `${new URL(getSettings().siteUrl).host}${routes.menu({ restaurantId })}`;
  return (
    <div id={NOTE_ID} popover="auto" className={styles.codeNote}>
      {/* oxlint-disable-next-line nextjs/no-img-element -- an SVG needs no image optimizer */}
      <img
        alt={codeOfMenu(name)}
        width={CODE_PX}
        height={CODE_PX}
        loading="lazy"
        src={routes.menuCode({ restaurantId })}
      />
      <p>{scanCode}</p>
      <p>{printedFrom(address, now)}</p>
    </div>
  );
}
