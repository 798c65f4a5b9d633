import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { routes } from '@/lib/addresses/routes';
import { markText } from '@/lib/i18n/language';
import type { Language } from '@/lib/i18n/language';
import { siteCopy } from '@/lib/i18n/site/site-copy';
import { NoticeFrame } from './notice-frame.tsx';
import { PageMain } from './page-main.tsx';

type Props = {
  /** Set by a page that found nothing for the id in its address. */
  readonly outcome?: 'unknown';
  /**
   * The language of the page. The texts are Romanian on every page, so on an English page `<main>`
   * has `lang="ro"`.
   */
  readonly language: Language;
  /** What helps at this address, before the links of every not-found page. */
  readonly children?: ReactNode;
};

/** Requirement R-6. */
export function NotFoundMain({ outcome, language, children }: Props): ReactNode {
  const { code, text, home, restaurants } = siteCopy.notFound;
  return (
    <PageMain outcome={outcome} {...markText(language)}>
      <NoticeFrame heading={code} size="giant" text={text}>
        {children}
        <ButtonLink href={routes.home()}>{home}</ButtonLink>
        <ButtonLink href={routes.restaurants()} tone="quiet">
          {restaurants}
        </ButtonLink>
      </NoticeFrame>
    </PageMain>
  );
}
