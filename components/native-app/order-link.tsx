import type { ReactNode, Ref } from 'react';
import type { Order } from '@/components/native-app/order';
import { publicRoutes } from '@/lib/addresses/public-routes';
import styles from './order.module.scss';
import { closeOnBackdrop } from '@/components/ui/close-on-backdrop';
import { isPlainClick } from '@/lib/browser/is-plain-click';
import { formatAndroidIntent } from '@/lib/native-app/app-link';
import { readAppTarget } from '@/lib/native-app/device';
import type { AppTarget } from '@/lib/native-app/device';
import { hasBridge } from '@/lib/native-app/bridge';
import { formatAppPage, formatAppStoreUrl, formatPlayStoreUrl } from '@/lib/native-app/store-links';
import type { Stores, Visit } from '@/lib/native-app/store-links';
import { readTableId } from '@/lib/query-values';

type OrderLinkProps = {
  /** The slug of the product that the link stands beside. */
  readonly product?: string;
  readonly className?: string | undefined;
  /** Ends in `pointOrderLink`, for a link that is drawn in the browser. */
  readonly ref?: Ref<HTMLAnchorElement>;
  readonly children: ReactNode;
};

/**
 * The link by which a visitor orders (`operateOrderLinks`). Without JavaScript it leads to the
 * download page.
 */
export function OrderLink({ product, className, ref, children }: OrderLinkProps): ReactNode {
  return (
    <a
      ref={ref}
      className={className}
      href={publicRoutes.downloadApp()}
      data-order=""
      data-product={product}
    >
      {children}
    </a>
  );
}

type StoreLinkProps = {
  readonly order: Order;
  readonly store: 'App Store' | 'Google Play';
  readonly className: string | undefined;
  readonly children: ReactNode;
};

/** A link to one store. In a browser on Android the link to Google Play opens the app. */
export function StoreLink({ order, store, className, children }: StoreLinkProps): ReactNode {
  return (
    <a
      className={className}
      href={formatOrderAddress(store, order.stores, order)}
      data-order={store}
    >
      {children}
    </a>
  );
}

type OrderBarProps = { readonly order: Order };

/**
 * The bar at the lower edge of a phone's window, by which a visitor can order at every scroll
 * position. The page ends above it, so nothing is covered. A menu adds the button of the list for
 * the waiter (`components/menu/waiter-list.tsx`), and then shows the link's text only in part. Its
 * name stays the same.
 */
export function OrderBar({ order }: OrderBarProps): ReactNode {
  return (
    <div className={styles.bar}>
      <OrderLink>
        <span>
          {order.shortText}
          <span>{order.text.slice(order.shortText.length)}</span>
        </span>
      </OrderLink>
    </div>
  );
}

/** The element of `CodeDialog`. */
export const CODE_DIALOG_ID = 'cod_meniu';

/** The stores of `data-order`, which is empty in a link by which a visitor orders. */
const STORES = ['App Store', 'Google Play'] as const;

const ORDER_LINK = 'a[data-order=""]';
/** The type of the event that `pointOrderLink` dispatches at a link. */
const DRAWN = 'orderlinkdrawn';

/**
 * Makes the links of `OrderLink` and `StoreLink` lead to the app or its page in the device's store,
 * with the restaurant, the table and the product. On a computer the link to order opens the QR code
 * of the menu, and inside the app it is removed. The browser chooses, because a cached page is the
 * same for all devices.
 */
export function operateOrderLinks(signal: AbortSignal): void {
  const dialog = document.querySelector<HTMLDialogElement>(`dialog#${CODE_DIALOG_ID}`);
  if (dialog === null) return;
  const { restaurant: restaurantId = '', table: tableId = readTableId() } = dialog.dataset;
  const stores = readStores(dialog);
  const target = readAppTarget();
  const isInApp = hasBridge();

  const point = (link: HTMLAnchorElement): void => {
    const { order, product: productSlug } = link.dataset;
    const store = STORES.find((name) => name === order);
    const opensApp = store === undefined || (store === 'Google Play' && target === 'app');
    const visit = { restaurantId, tableId, productSlug };
    link.setAttribute('href', formatOrderAddress(opensApp ? target : store, stores, visit));
  };
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-order]')) {
    if (isInApp && link.matches(ORDER_LINK)) link.remove();
    else point(link);
  }
  const pointDrawn = ({ target: link }: Event): void => {
    if (!(link instanceof HTMLAnchorElement)) return;
    point(link);
    // Not removed: React may still insert an element before it.
    if (isInApp) link.style.display = 'none';
  };
  const openCode = (event: MouseEvent): void => {
    const isLink = event.target instanceof Element && event.target.closest(ORDER_LINK) !== null;
    if (!isLink || target !== 'none' || !isPlainClick(event)) return;
    event.preventDefault();
    dialog.showModal();
  };
  document.addEventListener(DRAWN, pointDrawn, { signal });
  document.addEventListener('click', openCode, { signal });
  dialog.addEventListener('click', closeOnBackdrop, { signal });
  // Back closes the popup of a product, in which the link may stand.
  addEventListener('popstate', () => dialog.close(), { signal });
}

/**
 * A `ref` of an `OrderLink` that is drawn in the browser: `operateOrderLinks` then does for this link
 * what it has done for those of the server. A new function as `ref` does so again, after a change of
 * the product.
 */
export function pointOrderLink(link: HTMLAnchorElement | null): void {
  link?.dispatchEvent(new Event(DRAWN, { bubbles: true }));
}

/** The address of a link to the app, or to a store. 'none' gives the download page. */
function formatOrderAddress(target: AppTarget, stores: Stores, visit: Visit): string {
  const { appStoreUrl, appStoreProviderToken, playStoreUrl, androidPackage } = stores;
  if (target === 'none') return publicRoutes.downloadApp();
  if (target === 'App Store') return formatAppStoreUrl(appStoreUrl, appStoreProviderToken, visit);
  const listing = formatPlayStoreUrl(playStoreUrl, visit);
  return target === 'Google Play'
    ? listing
    : formatAndroidIntent(location.origin, formatAppPage(visit), androidPackage, listing);
}

function readStores({ dataset }: HTMLElement): Stores {
  const { appStore = '', providerToken, playStore = '', package: androidPackage = '' } = dataset;
  return {
    appStoreUrl: appStore,
    appStoreProviderToken: providerToken,
    playStoreUrl: playStore,
    androidPackage,
  };
}
