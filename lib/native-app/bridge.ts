/**
 * A message of a page to the app that shows the page in a web view. `docs/native-bridge.md`
 * describes the protocol.
 */
export type AppMessage =
  | {
      readonly type: 'exit_success';
      /** The provider's JSON object. If it exceeds `PAYLOAD_MAX_BYTES`, the app gets `{}`. */
      readonly payload: object;
    }
  | { readonly type: 'exit_error'; readonly message: 'Exit screen' };

/** How long a page waits for an app that injects its bridge late. */
export const BRIDGE_WAIT_MS = 3_000;

/** If the app has not closed the exit page after this time, the page says how to go on. */
export const EXIT_LINKS_DELAY_MS = 5_000;

/** The limit of the payload's JSON (requirement X-2). */
export const PAYLOAD_MAX_BYTES = 16 * 1024;

const POLL_MS = 50;

type Post = (text: string) => unknown;

const read = (owner: unknown, name: string): unknown =>
  (typeof owner === 'object' && owner !== null) || typeof owner === 'function'
    ? Reflect.get(owner, name)
    : undefined;

/**
 * The objects that an app may inject, in the order of requirement X-1: React Native, iOS, Android.
 */
const getHosts = (): readonly unknown[] => [
  read(window, 'ReactNativeWebView'),
  read(read(read(window, 'webkit'), 'messageHandlers'), 'nativeApp'),
  read(window, 'NativeApp'),
];

function findPost(): Post | undefined {
  for (const host of getHosts()) {
    const post = read(host, 'postMessage');
    // `postMessage` of Android and iOS throws if `this` is not the injected object.
    if (typeof post === 'function') return (text) => Reflect.apply(post, host, [text]);
  }
  return undefined;
}

/** Browser code only. */
export function hasBridge(): boolean {
  return findPost() !== undefined;
}

/** Resolves to true as soon as a bridge is present, or to false after `BRIDGE_WAIT_MS`. */
export function waitForBridge(): Promise<boolean> {
  if (hasBridge()) return Promise.resolve(true);
  return new Promise((resolve) => {
    const finish = (): void => {
      clearInterval(poll);
      clearTimeout(deadline);
      resolve(hasBridge());
    };
    const poll = setInterval(() => {
      if (hasBridge()) finish();
    }, POLL_MS);
    const deadline = setTimeout(finish, BRIDGE_WAIT_MS);
  });
}

function formatPayload(payload: object): string {
  try {
    const json = JSON.stringify(payload) ?? '{}';
    return new TextEncoder().encode(json).length <= PAYLOAD_MAX_BYTES ? json : '{}';
  } catch {
    return '{}';
  }
}

const formatMessage = (message: AppMessage): string =>
  message.type === 'exit_success'
    ? `{"type":"exit_success","payload":${formatPayload(message.payload)}}`
    : JSON.stringify({ type: message.type, message: message.message });

/**
 * Does not throw. Returns 'sent' even if the bridge throws, because the bridge may have delivered
 * the message. So the caller must not send the message again.
 */
export async function sendToApp(message: AppMessage): Promise<'sent' | 'no-app'> {
  if (!(await waitForBridge())) return 'no-app';
  try {
    const reply = findPost()?.(formatMessage(message));
    // On iOS `postMessage` may return a promise. No code awaits it, so catch its rejection.
    void Promise.resolve(reply).catch(() => undefined);
  } catch {
    // The bridge may have delivered the message before it threw.
  }
  return 'sent';
}
