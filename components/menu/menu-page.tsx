import type { ReactNode } from 'react';
import { PageMain } from '@/components/chrome/main/page-main';
import { MenuContent } from '@/components/menu/menu-content';
import { Picture } from '@/components/ui/picture/picture';
import { UnknownRestaurant } from '@/components/restaurant/unknown-restaurant';
import { ReloadLink } from '@/components/ui/reload-link';
import { markText } from '@/lib/i18n/language';
import type { Language } from '@/lib/i18n/language';
import type { MenuAnswer } from '@/lib/provider/catalogue/get-menu';
import { formatDisplayName } from '@/lib/restaurant/name';
import { assertNever } from '@/lib/result';
import styles from './menu-hero.module.scss';

type Props = {
  readonly restaurantId: string;
  readonly answer: MenuAnswer;
  readonly navigation: 'shown' | 'hidden';
  readonly language: Language;
};

export function MenuPage({ restaurantId, answer, navigation, language }: Props): ReactNode {
  switch (answer.outcome) {
    case 'unknown':
      return <UnknownRestaurant language={language} />;
    case 'down':
      return (
        <DegradedMenu name={formatDisplayName(answer.name, restaurantId)} language={language} />
      );
    case 'found':
      return (
        <MenuContent
          restaurantId={restaurantId}
          menu={answer.menu}
          asOf={answer.asOf}
          navigation={navigation}
          language={language}
        />
      );
    default:
      return assertNever(answer);
  }
}

type DegradedProps = { readonly name: string; readonly language: Language };

/**
 * Shown when the site cannot get the menu and has no older menu: the restaurant's name and a reload
 * link, but no error text (requirement M-17).
 */
function DegradedMenu({ name, language }: DegradedProps): ReactNode {
  return (
    <PageMain outcome="degraded">
      <header className={styles.hero}>
        <div className={styles.frame}>
          <Picture use="hero" address={undefined} alt="" />
        </div>
        <div className={styles.name}>
          <h1 {...markText(language)}>{name}</h1>
        </div>
        <div className={styles.reload}>
          <ReloadLink language={language} />
        </div>
      </header>
    </PageMain>
  );
}
