import type { ReactNode } from 'react';
import type { Order } from '@/components/native-app/order';
import { OrderLink } from '@/components/native-app/order-link';
import orderStyles from '@/components/native-app/order.module.scss';
import { Breadcrumbs } from '@/components/chrome/breadcrumbs';
import { LanguageLink } from '@/components/restaurant/language-link';
import { RestaurantHours } from '@/components/ui/restaurant-hours';
import { ShareButton } from '@/components/ui/share-button';
import { buttonClass } from '@/components/ui/button';
import { Picture } from '@/components/ui/picture';
import { routes } from '@/lib/addresses/routes';
import { getSettings } from '@/lib/config';
import { markText } from '@/lib/i18n/language';
import type { Language } from '@/lib/i18n/language';
import { shareCopy } from '@/lib/i18n/site/menu/menu-copy';
import { englishMenuCopy } from '@/lib/i18n/site/menu/english-menu-copy';
import { menuPageCopy } from '@/lib/i18n/site/menu/menu-page-copy';
import { HIDDEN_MODAL, HIDDEN_NAVBAR } from '@/lib/menu-query';
import { breadcrumbs } from '@/lib/restaurant/breadcrumbs';
import type { Schedule } from '@/lib/restaurant/hours';
import styles from './menu-hero.module.scss';

type Props = {
  readonly restaurantId: string;
  readonly name: string;
  readonly image: string | undefined;
  readonly schedule: Schedule;
  readonly language: Language;
  /** Whether the menu is embedded in an app, where it leads to no other page. */
  readonly hiddenNavbar: boolean;
  readonly order: Order;
};

/**
 * The top of a menu. In a narrow window the way back, the languages and the share button lie on the
 * picture, so that the first products are on the first screen.
 */
export function MenuHero(props: Props): ReactNode {
  const { restaurantId, name, image, schedule, language, hiddenNavbar, order } = props;
  return (
    <header className={styles.hero}>
      {!hiddenNavbar && (
        <div className={styles.crumbs}>
          <Breadcrumbs
            breadcrumbs={breadcrumbs.menu({ restaurantId, name, language })}
            language={language}
          />
        </div>
      )}
      <div className={styles.frame}>
        <Picture
          use="hero"
          load="now"
          address={image}
          alt={menuPageCopy[language].menu.heroAlt(name)}
          restaurantId={restaurantId}
        />
      </div>
      <div className={styles.name}>
        <h1 {...markText(language)}>{name}</h1>
        <RestaurantHours schedule={schedule} language={language} size="short" />
      </div>
      <div className={styles.actions}>
        <LanguageLink
          language={language}
          flags={hiddenNavbar ? [HIDDEN_MODAL, HIDDEN_NAVBAR] : [HIDDEN_MODAL]}
          className={buttonClass('quiet')}
        />
        {!hiddenNavbar && (
          <>
            <ShareButton copy={language === 'en' ? englishMenuCopy.share : shareCopy} />
            <span className={orderStyles.wide}>
              <OrderLink className={buttonClass('quiet')}>{order.text}</OrderLink>
            </span>
          </>
        )}
      </div>
      {!hiddenNavbar && (
        <CodeNote
          restaurantId={restaurantId}
          name={name}
          language={language}
          // oxlint-disable-next-line react/purity -- only the server renders this component
          now={new Date()}
        />
      )}
    </header>
  );
}

type CodeNoteProps = {
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
function CodeNote({ restaurantId, name, language, now }: CodeNoteProps): ReactNode {
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
