import type { Page } from '@playwright/test';

type FakeAppOptions = {
  readonly kind: 'react-native' | 'ios' | 'android';
  /**
   * With 'by-test' a document gets the bridge when the test calls `injectBridge`, otherwise before
   * the page's own scripts.
   */
  readonly inject?: 'by-test';
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
export async function installFakeApp(
  page: Page,
  { kind, inject }: FakeAppOptions,
): Promise<FakeApp> {
  const messages: string[] = [];
  await page.exposeFunction(RECORD, (text: unknown) => messages.push(String(text)));
  await page.addInitScript(
    ({ appKind, isByTest, recordName, injectName }) => {
      const host = {
        postMessage(this: unknown, text: unknown): void {
          if (this !== host) throw new TypeError('Called on another object');
          Reflect.get(window, recordName)(text);
        },
      };
      const addBridge = (): void => {
        if (appKind === 'react-native') Reflect.set(window, 'ReactNativeWebView', host);
        if (appKind === 'ios')
          Reflect.set(window, 'webkit', { messageHandlers: { nativeApp: host } });
        if (appKind === 'android') Reflect.set(window, 'NativeApp', host);
      };
      if (isByTest) Reflect.set(window, injectName, addBridge);
      else addBridge();
    },
    { appKind: kind, isByTest: inject === 'by-test', recordName: RECORD, injectName: INJECT },
  );
  return {
    messages,
    injectBridge: () => page.evaluate((name) => Reflect.get(window, name)(), INJECT),
  };
}
