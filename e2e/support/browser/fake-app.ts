import type { Page } from '@playwright/test';

export type AppKind = 'react-native' | 'ios' | 'android';

type FakeAppOptions = {
  readonly kind: AppKind;
  /** When the bridge is put into each document, counted from its start. At once without it. */
  readonly afterMs?: number;
  /** The bridge comes when the test calls `arrive`, instead of with each document. */
  readonly isLate?: boolean;
  /** Posting to the bridge throws, though the message has arrived. */
  readonly refuses?: boolean;
};

/** What the app heard, oldest first, over all documents of the page; each a text as it was posted. */
export type FakeApp = {
  readonly messages: readonly string[];
  /** Puts a late bridge into the document that is open. */
  readonly arrive: () => Promise<void>;
};

const ARRIVE = 'letAppArrive';
const RECORD = 'recordAppMessage';

/**
 * Puts a page into an app of one of the three platforms. Call before `goto`. Its objects are as
 * particular as the real ones: they work only when called on themselves.
 */
export async function installFakeApp(page: Page, options: FakeAppOptions): Promise<FakeApp> {
  const messages: string[] = [];
  await page.exposeFunction(RECORD, (text: unknown) => messages.push(String(text)));
  await page.addInitScript(
    ({ kind, afterMs, isLate, refuses, record, arriveName }) => {
      const host = {
        postMessage(this: unknown, text: unknown): void {
          if (this !== host) throw new TypeError('Called on another object');
          Reflect.get(window, record)(text);
          if (refuses) throw new Error('The app is gone');
        },
      };
      const arrive = (): void => {
        if (kind === 'react-native') Reflect.set(window, 'ReactNativeWebView', host);
        if (kind === 'ios') Reflect.set(window, 'webkit', { messageHandlers: { nativeApp: host } });
        if (kind === 'android') Reflect.set(window, 'NativeApp', host);
      };
      if (isLate) Reflect.set(window, arriveName, arrive);
      else if (afterMs === 0) arrive();
      else setTimeout(arrive, afterMs);
    },
    {
      kind: options.kind,
      afterMs: options.afterMs ?? 0,
      isLate: options.isLate ?? false,
      refuses: options.refuses ?? false,
      record: RECORD,
      arriveName: ARRIVE,
    },
  );
  return {
    messages,
    arrive: () => page.evaluate((name) => Reflect.get(window, name)(), ARRIVE),
  };
}
