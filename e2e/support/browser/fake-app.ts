import type { Page } from '@playwright/test';

export type AppKind = 'react-native' | 'ios' | 'android';

type FakeAppOptions = {
  readonly kind: AppKind;
  /**
   * When a document gets the bridge: after this number of milliseconds (0 by default), or for
   * 'by-test' when the test calls `injectBridge`.
   */
  readonly inject?: number | 'by-test';
  /** `postMessage` delivers the message and then throws. */
  readonly throwsAfterPost?: boolean;
};

export type FakeApp = {
  /** The messages of all documents of the page, oldest first. */
  readonly messages: readonly string[];
  /** Injects the bridge into the open document. For `inject: 'by-test'` only. */
  readonly injectBridge: () => Promise<void>;
};

const INJECT = 'injectFakeApp';
const RECORD = 'recordAppMessage';

/**
 * Gives the documents of the page the bridge of an app. Call before `goto`. The bridge throws when
 * its method is called on another object, because some real bridges do.
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
