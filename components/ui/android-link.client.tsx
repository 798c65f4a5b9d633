'use client';

import type { ReactNode } from 'react';
import { formatAndroidIntent } from '@/lib/device/android-intent';
import { isWebView } from '@/lib/device/is-web-view';
import { parseDevice } from '@/lib/device/parse-device';
import { useBrowserValue } from '@/lib/hooks/use-browser-value';

type Props = {
  readonly href: string;
  /** Opened in the app on phones with Android; others would not know what to do with the address. */
  readonly appPage: string;
  readonly androidPackage: string;
  readonly className: string | undefined;
  readonly children: ReactNode;
};

/** Web views inside apps, ours included, mostly answer such an address with an error page. */
const isAndroidBrowser = (): boolean => {
  const { userAgent, maxTouchPoints } = navigator;
  return parseDevice(userAgent, maxTouchPoints) === 'android' && !isWebView(userAgent);
};

/** The page is the same for all phones, so the link finds out by itself where it is. */
export function AndroidLink(props: Props): ReactNode {
  const { href, appPage, androidPackage, className, children } = props;
  const isOnAndroid = useBrowserValue(isAndroidBrowser, false);
  const address = isOnAndroid
    ? formatAndroidIntent(window.location.origin, appPage, androidPackage, href)
    : href;
  return (
    <a className={className} href={address}>
      {children}
    </a>
  );
}
