import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button-link';
import { routes } from '@/lib/addresses/routes';
import { siteCopy } from '@/lib/i18n/site/site-copy';
import { NoticeFrame } from './notice-frame.tsx';
import { PageMain } from './page-main.tsx';

type Props = {
  /**
   * Set by a page that found nothing for its id. The framework's own not-found page needs no mark,
   * because the framework answers it with 404.
   */
  readonly mark?: 'unknown';
};

/** The not-found texts (requirement R-6), with links to the home page and the restaurants. */
export function NotFoundMain({ mark }: Props): ReactNode {
  const { code, text, home, restaurants } = siteCopy.notFound;
  return (
    <PageMain mark={mark}>
      <NoticeFrame heading={code} size="giant" text={text}>
        <ButtonLink href={routes.home()}>{home}</ButtonLink>
        <ButtonLink href={routes.restaurants()} tone="quiet">
          {restaurants}
        </ButtonLink>
      </NoticeFrame>
    </PageMain>
  );
}
