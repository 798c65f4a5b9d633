import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button-link';
import { siteCopy } from '@/lib/i18n/site-copy';
import { routes } from '@/lib/routes';
import { NoticeFrame } from './notice-frame.tsx';
import { PageMain } from './page-main.tsx';

type Props = {
  /** Set by a page that found nothing for its id. The framework's own not-found page is a 404 anyway. */
  readonly outcome?: 'unknown';
};

/** The specified not-found texts, and the page that most were looking for. */
export function NotFoundMain({ outcome }: Props): ReactNode {
  const { code, text, home, restaurants } = siteCopy.notFound;
  return (
    <PageMain outcome={outcome}>
      <NoticeFrame heading={code} size="giant" text={text}>
        <ButtonLink href={routes.home()}>{home}</ButtonLink>
        <ButtonLink href={routes.restaurants()} tone="quiet">
          {restaurants}
        </ButtonLink>
      </NoticeFrame>
    </PageMain>
  );
}
