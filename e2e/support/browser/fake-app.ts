import type { Page } from '@playwright/test';

export type AppKind = 'react-native' | 'ios' | 'android';

type FakeAppOptions = {
  readonly kind: AppKind;
  /** Each document gets the bridge after this delay; 0 by default. */
  readonly afterMs?: number;
  /** The test injects the bridge with `injectBridge`. */
  readonly isLate?: boolean;
  /** Posting delivers the message and then throws. */
  readonly throwsAfterPost?: boolean;
};

export type FakeApp = {
  /** The messages of all documents of the page, oldest first. */
  readonly messages: readonly string[];
  /** Injects the bridge into the open document. For `isLate` only. */
  readonly injectBridge: () => Promise<void>;
};

const INJECT = 'injectFakeApp';
const RECORD = 'recordAppMessage';

/**
 * Injects the bridge of an app into every document of the page. Call before `goto`. The bridge
 * throws when its method is called on another object, because some real bridges do.
 */
export async function installFakeApp(page: Page, options: FakeAppOptions): Promise<FakeApp> {
  const messages: string[] = [];
  await page.exposeFunction(RECORD, (text: unknown) => messages.push(String(text)));
  await page.addInitScript(
    ({ kind, afterMs, isLate, throwsAfterPost, record, injectName }) => {
      const host = {
        postMessage(this: unknown, text: unknown): void {
          if (this !== host) throw new TypeError('Called on another object');
          Reflect.get(window, record)(text);
          if (throwsAfterPost) throw new Error('The app is gone');
        },
      };
      const inject = (): void => {
        if (kind === 'react-native') Reflect.set(window, 'ReactNativeWebView', host);
        if (kind === 'ios') Reflect.set(window, 'webkit', { messageHandlers: { nativeApp: host } });
        if (kind === 'android') Reflect.set(window, 'NativeApp', host);
      };
      if (isLate) Reflect.set(window, injectName, inject);
      else if (afterMs === 0) inject();
      else setTimeout(inject, afterMs);
    },
    {
      kind: options.kind,
      afterMs: options.afterMs ?? 0,
      isLate: options.isLate ?? false,
      throwsAfterPost: options.throwsAfterPost ?? false,
      record: RECORD,
      injectName: INJECT,
    },
  );
  return {
    messages,
    injectBridge: () => page.evaluate((name) => Reflect.get(window, name)(), INJECT),
  };
}
