/** What a page tells the app around it. The protocol for app developers: `docs/native-bridge.md`. */
export type AppMessage =
  | {
      readonly type: 'exit_success';
      /** The provider's answer, handed on unchanged; `{}` when it was no object of JSON. */
      readonly payload: object;
    }
  | { readonly type: 'exit_error'; readonly message: 'Exit screen' };

/** How long a page waits for an app that puts its bridge in late. */
export const BRIDGE_WAIT_MS = 3_000;

/** A payload above this is left out, as by the server: web views cut or drop long messages. UTF-8, as JSON. */
export const PAYLOAD_MAX_BYTES = 16 * 1024;

const POLL_MS = 50;

type Post = (text: string) => unknown;

const read = (owner: unknown, name: string): unknown =>
  (typeof owner === 'object' && owner !== null) || typeof owner === 'function'
    ? Reflect.get(owner, name)
    : undefined;

/** In the order of requirement X-1: React Native, iOS, Android. */
const getHosts = (): readonly unknown[] => [
  read(window, 'ReactNativeWebView'),
  read(read(read(window, 'webkit'), 'messageHandlers'), 'nativeApp'),
  read(window, 'NativeApp'),
];

function findPost(): Post | undefined {
  for (const host of getHosts()) {
    const post = read(host, 'postMessage');
    // Called on its owner: injected objects of Android and iOS refuse anything else.
    if (typeof post === 'function') return (text) => Reflect.apply(post, host, [text]);
  }
  return undefined;
}

/** Is the page inside an app that listens, as far as can be told now? Browser code only. */
export function hasBridge(): boolean {
  return findPost() !== undefined;
}

/** Resolves to true as soon as a bridge is there, to false after `BRIDGE_WAIT_MS`. */
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

/** The payload's own JSON; an empty object for one that is too large or has none. */
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
 * Waits for the bridge and hands the message over, once. 'no-app' when there is none. One that
 * throws counts as told, because it may have delivered all the same: no other transport is tried,
 * and no second press says it again. Never throws.
 */
export async function sendToApp(message: AppMessage): Promise<'sent' | 'no-app'> {
  if (!(await waitForBridge())) return 'no-app';
  try {
    const reply = findPost()?.(formatMessage(message));
    // An iOS handler with reply answers by a promise; what it says changes nothing here.
    void Promise.resolve(reply).catch(() => undefined);
  } catch {
    // Told, as far as anybody can know.
  }
  return 'sent';
}
