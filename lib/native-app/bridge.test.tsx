import {
  BRIDGE_WAIT_MS,
  hasBridge,
  PAYLOAD_MAX_BYTES,
  sendToApp,
  waitForBridge,
} from './bridge.ts';

const GLOBALS = ['ReactNativeWebView', 'webkit', 'NativeApp'] as const;
const [REACT_NATIVE, WEBKIT, NATIVE_APP] = GLOBALS;
const EXIT_ERROR = { type: 'exit_error', message: 'Exit screen' } as const;

const received: string[] = [];

/**
 * An object that an app injects. As on Android and iOS, its `postMessage` throws if `this` is
 * another object.
 */
const createHost = (name: string): object => {
  const host = {
    postMessage(this: unknown, text: string) {
      if (this !== host) throw new TypeError('Called on another object');
      received.push(`${name} ${text}`);
    },
  };
  return host;
};

const inject = {
  'react-native': () => Reflect.set(window, REACT_NATIVE, createHost('react-native')),
  ios: () => Reflect.set(window, WEBKIT, { messageHandlers: { nativeApp: createHost('ios') } }),
  android: () => Reflect.set(window, NATIVE_APP, createHost('android')),
} as const;

beforeEach(() => {
  jest.useFakeTimers();
  received.length = 0;
});

afterEach(() => {
  for (const name of GLOBALS) Reflect.deleteProperty(window, name);
  jest.useRealTimers();
});

describe('the bridge', () => {
  it.each([
    ['react-native', ['react-native']],
    ['ios', ['ios']],
    ['android', ['android']],
    ['react-native', ['ios', 'react-native']],
    ['ios', ['android', 'ios']],
    ['react-native', ['android', 'ios', 'react-native']],
  ] as const)('that gets the message is %s among %j', async (receiver, hosts) => {
    for (const host of hosts) inject[host]();
    expect(hasBridge()).toBe(true);
    await expect(sendToApp(EXIT_ERROR)).resolves.toBe('sent');
    expect(received).toEqual([`${receiver} {"type":"exit_error","message":"Exit screen"}`]);
  });

  it.each([undefined, null, 'app', {}, { postMessage: 'no' }])(
    'is missing when each global is %j',
    (value) => {
      for (const name of GLOBALS) Reflect.set(window, name, value);
      expect(hasBridge()).toBe(false);
    },
  );

  it("is missing when iOS's own object has no handler of our name", () => {
    Reflect.set(window, WEBKIT, { messageHandlers: { someoneElse: createHost('other') } });
    expect(hasBridge()).toBe(false);
  });
});

describe('the wait for a bridge', () => {
  it('ends as soon as a bridge appears', async () => {
    const sending = sendToApp(EXIT_ERROR);
    await jest.advanceTimersByTimeAsync(2_500);
    expect(received).toEqual([]);
    inject.android();
    await jest.advanceTimersByTimeAsync(100);
    await expect(sending).resolves.toBe('sent');
    expect(received).toHaveLength(1);
  });

  it('ends after `BRIDGE_WAIT_MS` without a bridge, leaves no timer, and does not resume later', async () => {
    const ended = jest.fn();
    void waitForBridge().then(ended);
    const sending = sendToApp(EXIT_ERROR);
    await jest.advanceTimersByTimeAsync(BRIDGE_WAIT_MS - 1);
    expect(ended).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(ended).toHaveBeenCalledWith(false);
    await expect(sending).resolves.toBe('no-app');
    expect(jest.getTimerCount()).toBe(0);
    inject['react-native']();
    await jest.advanceTimersByTimeAsync(BRIDGE_WAIT_MS);
    expect(received).toEqual([]);
  });

  it('ends at the first bridge, and a bridge that appears later gets no message', async () => {
    inject['react-native']();
    await sendToApp(EXIT_ERROR);
    inject.android();
    await jest.advanceTimersByTimeAsync(30_000);
    expect(received).toHaveLength(1);
  });
});

describe('a message to a bridge that fails', () => {
  it('counts as sent when the bridge throws, and no other bridge is tried', async () => {
    const postMessage = jest.fn(() => {
      throw new Error('The view is gone');
    });
    Reflect.set(window, REACT_NATIVE, { postMessage });
    inject.android();
    await expect(sendToApp(EXIT_ERROR)).resolves.toBe('sent');
    expect(postMessage).toHaveBeenCalledTimes(1);
    expect(received).toEqual([]);
  });

  it('counts as sent when the bridge returns a promise that rejects', async () => {
    const postMessage = jest.fn(() => Promise.reject(new Error('No answer')));
    Reflect.set(window, WEBKIT, { messageHandlers: { nativeApp: { postMessage } } });
    await expect(sendToApp(EXIT_ERROR)).resolves.toBe('sent');
    expect(postMessage).toHaveBeenCalledTimes(1);
  });
});

describe("the provider's answer", () => {
  const send = async (payload: object): Promise<unknown> => {
    inject['react-native']();
    await sendToApp({ type: 'exit_success', payload });
    return JSON.parse(String(received[0]).slice('react-native '.length));
  };

  it('is sent unchanged', async () => {
    const payload = { result: { message: 'Autorizată, „ș” și "ț"\u2028' }, data: [1, null] };
    expect(await send(payload)).toEqual({ type: 'exit_success', payload });
  });

  it.each([
    [0, true],
    [1, false],
  ])('of 16 KB and %i bytes is sent unchanged: %s', async (extra, isWhole) => {
    const textBytes = PAYLOAD_MAX_BYTES - '{"t":""}'.length;
    // 'ș' has two bytes in UTF-8.
    const text = 'ș'.repeat(textBytes / 2) + 'x'.repeat(extra);
    const payload = isWhole ? { t: text } : {};
    expect(await send({ t: text })).toEqual({ type: 'exit_success', payload });
  });

  const circle: unknown[] = [];
  circle.push(circle);

  it.each([
    ['contains itself', circle],
    ['contains a BigInt', { amount: 1n }],
    ['has no JSON form', { toJSON: () => undefined }],
  ])('that %s is sent as an empty object', async (_name, payload) => {
    expect(await send(payload)).toEqual({ type: 'exit_success', payload: {} });
  });
});
