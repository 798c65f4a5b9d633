const NAVIGATION = {
  name: 'https://site.example/restaurant/casa-veche/menu',
  type: 'navigate',
  responseStart: 1,
  activationStart: 0,
};
/** The entries, by type, that the observer delivers as soon as it observes the type. */
const AT_START: Readonly<Record<string, object>> = {
  paint: { name: 'first-contentful-paint', startTime: 300 },
  'largest-contentful-paint': { entryType: 'largest-contentful-paint', startTime: 900 },
};
/** The entries, by type, that only `takeRecords` returns, when the page is hidden. */
const AT_END: Readonly<Record<string, object>> = {
  event: { entryType: 'event', interactionId: 7, startTime: 2_000, duration: 64 },
  'layout-shift': { entryType: 'layout-shift', startTime: 1_000, value: 0.12 },
};

type List = { readonly getEntries: () => object[] };

/** The `PerformanceObserver` of happy-dom is Node's, which does not support these entry types. */
class FakeObserver {
  static readonly supportedEntryTypes = [...Object.keys(AT_START), ...Object.keys(AT_END)];
  readonly types: string[] = [];
  readonly deliver: (list: List) => void;

  constructor(deliver: (list: List) => void) {
    this.deliver = deliver;
  }

  observe({ type }: { readonly type: string }): void {
    this.types.push(type);
    const entry = AT_START[type];
    if (entry !== undefined) this.deliver({ getEntries: () => [entry] });
  }

  takeRecords(): readonly object[] {
    return this.types.flatMap((type) => AT_END[type] ?? []);
  }

  disconnect(): void {
    this.types.splice(0);
  }
}

const changeVisibility = (value: 'hidden' | 'visible'): void => {
  Object.defineProperty(document, 'visibilityState', { value, configurable: true });
  const event = new Event('visibilitychange', { bubbles: true });
  // `web-vitals` reports LCP only after a trusted event.
  document.dispatchEvent(Object.assign(event, { isTrusted: true }));
};

describe('the measurement of web vitals', () => {
  it('sends the last values of all vitals, once, when the page is first hidden', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'performance'] });
    const sent: Blob[] = [];
    Reflect.set(navigator, 'sendBeacon', (_: string, body: Blob) => sent.push(body));
    Reflect.set(globalThis, 'PerformanceObserver', FakeObserver);
    // `web-vitals` measures INP only if this class has an `interactionId`.
    Reflect.set(globalThis, 'PerformanceEventTiming', { prototype: { interactionId: 0 } });
    jest
      .spyOn(performance, 'getEntriesByType')
      .mockImplementation((type) => (type === 'navigation' ? [Object.create(NAVIGATION)] : []));
    // `web-vitals` measures TTFB only after the load, so pretend that the page has loaded.
    Object.defineProperty(document, 'readyState', { value: 'complete' });
    await import('./measure-vitals.ts');
    // `web-vitals` measures TTFB in a timer, so run the fake timers.
    await jest.runAllTimersAsync();

    changeVisibility('visible');
    expect(sent).toEqual([]);
    changeVisibility('hidden');
    changeVisibility('visible');
    changeVisibility('hidden');
    expect(sent).toHaveLength(1);
    const page = '/restaurant/[restaurantId]/menu';
    expect(new Set(JSON.parse((await sent[0]?.text()) ?? ''))).toEqual(
      new Set([
        { page, vital: 'TTFB', value: 1 },
        { page, vital: 'FCP', value: 300 },
        { page, vital: 'LCP', value: 900 },
        { page, vital: 'INP', value: 64 },
        { page, vital: 'CLS', value: 0.12 },
      ]),
    );
  });
});
