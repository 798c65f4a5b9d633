import type { ReactNode } from 'react';
import { NotFoundMain } from '@/components/chrome/not-found-main';
import { NoticeFrame } from '@/components/chrome/notice-frame';
import { PageMain } from '@/components/chrome/page-main';
import { formatCardId } from '@/components/menu/read-product';
import { ButtonLink } from '@/components/ui/button';
import { ReloadLink } from '@/components/ui/reload-link';
import { formatMenuHref } from '@/lib/addresses/menu-href';
import { seoCopy } from '@/lib/i18n/site/seo-copy';
import { siteCopy } from '@/lib/i18n/site/site-copy';
import type { MenuAnswer } from '@/lib/provider/menus';
import { findProduct, formatDisplayName } from '@/lib/restaurant/menu';
import { assertNever } from '@/lib/result';

type Props = {
  readonly restaurantId: string;
  readonly slug: string;
  readonly answer: MenuAnswer;
};

/**
 * The content of the page that link-preview crawlers get for the address of a product. These
 * crawlers need the page's `<meta>` tags, but not the content, so the content is small. If the menu
 * is found, the content has a link to the menu, for a person who gets this page.
 */
export function ProductPreviewPage({ restaurantId, slug, answer }: Props): ReactNode {
  switch (answer.outcome) {
    case 'unknown':
      return <NotFoundMain outcome="unknown" language="ro" />;
    case 'down':
      return (
        <PageMain outcome="degraded">
          <ReloadLink language="ro" />
        </PageMain>
      );
    case 'found': {
      const name = formatDisplayName(answer.menu.restaurantName, restaurantId);
      const product = findProduct(answer.menu, slug);
      const anchor = product && formatCardId(slug);
      return (
        <PageMain outcome="unstored">
          <NoticeFrame heading={product?.name ?? name} size="text" text={seoCopy.inMenuOf(name)}>
            <ButtonLink href={formatMenuHref({ restaurantId, anchor })}>
              {siteCopy.restaurant.openMenu}
            </ButtonLink>
          </NoticeFrame>
        </PageMain>
      );
    }
    default:
      return assertNever(answer);
  }
}
