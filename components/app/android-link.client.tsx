'use client';

import type { ReactNode } from 'react';
import { formatAndroidIntent } from '@/lib/app/android-intent';
import { isWebView } from '@/lib/app/is-web-view';
import { parseDevice } from '@/lib/app/parse-device';
import { useBrowserValue } from '@/lib/hooks/use-browser-value';

type Props = {
  readonly href: string;
  /** Path that the app opens on Android devices. */
  readonly appPage: string;
  readonly androidPackage: string;
  readonly className: string | undefined;
  readonly children: ReactNode;
};

/**
 * Excludes web views: an Android WebView shows an error page for an intent URL that its app does
 * not handle.
 */
const isAndroidBrowser = (): boolean => {
  const { userAgent, maxTouchPoints } = navigator;
  return parseDevice(userAgent, maxTouchPoints) === 'android' && !isWebView(userAgent);
};

/** The cached page is the same for all devices, so the browser detects the device. */
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
