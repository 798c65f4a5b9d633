import type { Page } from '@playwright/test';

export type AppKind = 'react-native' | 'ios' | 'android';

type FakeAppOptions = {
  readonly kind: AppKind;
  /**
   * When a document gets the bridge. A number is a delay in milliseconds; 0, the default, means
   * before the page's own scripts. With 'by-test' the bridge comes when the test calls
   * `injectBridge`.
   */
  readonly inject?: number | 'by-test';
  /** If true, `postMessage` delivers the message and then throws. */
  readonly throwsAfterPost?: boolean;
};

export type FakeApp = {
  /** The messages that all documents of the page have posted to the app, oldest first. */
  readonly messages: readonly string[];
  /** Injects the bridge into the open document. For `inject: 'by-test'` only. */
  readonly injectBridge: () => Promise<void>;
};

const INJECT = 'injectFakeApp';
const RECORD = 'recordAppMessage';

/**
 * Each document that the page opens after this call gets the bridge of an app, so call before
 * `goto`. Like some real bridges, the fake bridge throws when `postMessage` is called on another
 * object than the bridge.
 */
export async function installFakeApp(page: Page, options: FakeAppOptions): Promise<FakeApp> {
  const messages: string[] = [];
  await page.exposeFunction(RECORD, (text: unknown) => messages.push(String(text)));
  await page.addInitScript(
    ({ kind, inject, throwsAfterPost, recordName, injectName }) => {
      const host = {
        postMessage(this: unknown, text: unknown): void {
          if (this !== host) throw new TypeError('Called on another object');
          Reflect.get(window, recordName)(text);
          if (throwsAfterPost) throw new Error('The app is gone');
        },
      };
      const addBridge = (): void => {
        if (kind === 'react-native') Reflect.set(window, 'ReactNativeWebView', host);
        if (kind === 'ios') Reflect.set(window, 'webkit', { messageHandlers: { nativeApp: host } });
        if (kind === 'android') Reflect.set(window, 'NativeApp', host);
      };
      if (inject === 'by-test') Reflect.set(window, injectName, addBridge);
      else if (inject === 0) addBridge();
      else setTimeout(addBridge, inject);
    },
    {
      kind: options.kind,
      inject: options.inject ?? 0,
      throwsAfterPost: options.throwsAfterPost ?? false,
      recordName: RECORD,
      injectName: INJECT,
    },
  );
  return {
    messages,
    injectBridge: () => page.evaluate((name) => Reflect.get(window, name)(), INJECT),
  };
}
