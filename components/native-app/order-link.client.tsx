'use client';

import { useState } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import type { Order } from '@/components/native-app/order';
import { publicRoutes } from '@/lib/addresses/public-routes';
import { formatAndroidIntent } from '@/lib/native-app/android-intent';
import { readAppTarget } from '@/lib/native-app/app-target';
import type { AppTarget } from '@/lib/native-app/app-target';
import { hasBridge } from '@/lib/native-app/bridge';
import { formatAppPage, formatAppStoreUrl, formatPlayStoreUrl } from '@/lib/native-app/store-links';
import type { Visit } from '@/lib/native-app/store-links';
import { isPlainClick } from '@/lib/browser/is-plain-click';
import { useBrowserValue } from '@/lib/hooks/use-browser-value';
import { readTableId } from '@/lib/query-values';
import type { CodeDialog } from './code-dialog.client.tsx';

function formatAddress(target: AppTarget, { stores }: Order, visit: Visit): string {
  const { appStoreUrl, appStoreProviderToken, playStoreUrl, androidPackage } = stores;
  if (target === 'none') return publicRoutes.downloadApp();
  if (target === 'App Store') return formatAppStoreUrl(appStoreUrl, appStoreProviderToken, visit);
  const listing = formatPlayStoreUrl(playStoreUrl, visit);
  return target === 'Google Play'
    ? listing
    : formatAndroidIntent(location.origin, formatAppPage(visit), androidPackage, listing);
}

/** The address of a link that leads to `target` and knows the page's restaurant and table. */
function useAddress(target: AppTarget, order: Order, productSlug?: string): string {
  const { restaurantId, tableId: tableOfPage } = order;
  const tableOfAddress = useBrowserValue(readTableId, undefined);
  const tableId = tableOfPage ?? tableOfAddress;
  return formatAddress(target, order, { restaurantId, tableId, productSlug });
}

type OrderLinkProps = {
  readonly order: Order;
  /** The slug of the product that the link stands beside. */
  readonly product?: string;
  readonly className?: string | undefined;
  /** Defaults to the text of `order`. */
  readonly children?: ReactNode;
};

/**
 * The link by which a visitor orders. It opens the app or its page in the device's store. A
 * computer shows a QR code in a dialog. Without JavaScript the link leads to the download page. The
 * browser chooses, because a cached page is the same for all devices. Inside the app there is no
 * link.
 */
export function OrderLink({ order, product, className, children }: OrderLinkProps): ReactNode {
  const target = useBrowserValue(readAppTarget, 'none');
  const isInApp = useBrowserValue(hasBridge, false);
  const address = useAddress(target, order, product);
  const [Code, setCode] = useState<typeof CodeDialog>();
  const handleClick = (event: MouseEvent): void => {
    if (target !== 'none' || !isPlainClick(event)) return;
    event.preventDefault();
    import('./code-dialog.client.tsx').then(
      (loaded) => setCode(() => loaded.CodeDialog),
      // oxlint-disable-next-line owners/location -- the visitor pressed a link to this address
      () => location.assign(address),
    );
  };
  if (isInApp) return null;
  return (
    <>
      <a className={className} href={address} onClick={handleClick}>
        {children ?? order.text}
      </a>
      {Code && <Code order={order} onClose={() => setCode(undefined)} />}
    </>
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
  const target = useBrowserValue(readAppTarget, 'none');
  const address = useAddress(store === 'Google Play' && target === 'app' ? target : store, order);
  return (
    <a className={className} href={address}>
      {children}
    </a>
  );
}
