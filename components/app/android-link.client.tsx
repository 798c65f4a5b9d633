'use client';

import type { ReactNode } from 'react';
import { formatAndroidIntent } from '@/lib/app/android-intent';
import { isWebView } from '@/lib/app/is-web-view';
import { parseDevice } from '@/lib/app/parse-device';
import { useBrowserValue } from '@/lib/hooks/use-browser-value';

type Props = {
  readonly href: string;
  /** Path of our page that an Android device opens in the app, if the app is installed. */
  readonly appPage: string;
  readonly androidPackage: string;
  readonly className: string | undefined;
  readonly children: ReactNode;
};

/**
 * Excludes web views: an Android WebView shows an error page for an `intent:` address, unless the
 * app that embeds the WebView handles such addresses.
 */
const isAndroidBrowser = (): boolean => {
  const { userAgent, maxTouchPoints } = navigator;
  return parseDevice(userAgent, maxTouchPoints) === 'android' && !isWebView(userAgent);
};

/**
 * In a browser on Android the link opens the app, or `href` if the app is not installed. Everywhere
 * else the link opens `href`. The browser chooses the address, because a cached page is the same
 * for all devices.
 */
export function AndroidLink(props: Props): ReactNode {
  const { href, appPage, androidPackage, className, children } = props;
  const isInAndroidBrowser = useBrowserValue(isAndroidBrowser, false);
  const address = isInAndroidBrowser
    ? formatAndroidIntent(window.location.origin, appPage, androidPackage, href)
    : href;
  return (
    <a className={className} href={address}>
      {children}
    </a>
  );
}
