import { HIDDEN_MODAL, HIDDEN_NAVBAR, isFlagOn } from '../menu-query.ts';
import { guardHistory } from './page-start.ts';
import { isPlainClick } from './is-plain-click.ts';
import { isBackForwardLoad, isReload, whenOpened } from './navigation.ts';
import { formatProductAddress } from './product-address.ts';
import { readStored, removeStored, STORAGE_KEYS, writeStored } from './storage.ts';
import { whenVisibleFor } from './visibility.ts';

const refuse = (name: string) => (): never => {
  throw new DOMException('Refused by the browser', name);
};

describe('a plain click', () => {
  it.each([
    [{}, true],
    [{ button: 1 }, false],
    [{ metaKey: true }, false],
    [{ ctrlKey: true }, false],
    [{ shiftKey: true }, false],
    [{ altKey: true }, false],
  ])('is a click of the main button without modifier keys: %j', (change, expected) => {
    const plain = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };
    expect(isPlainClick({ ...plain, ...change })).toBe(expected);
  });
});

describe('a change of the history', () => {
  const { pushState, replaceState } = history;
  afterEach(() => Object.assign(history, { pushState, replaceState }));

  it('has its effect if the browser allows it', () => {
    guardHistory();
    history.replaceState({ kept: true }, '', '/a?b');
    expect([history.state, location.search]).toEqual([{ kept: true }, '?b']);
  });

  it.each(['pushState', 'replaceState'] as const)(
    'by %s throws only for a mistake of the caller, not if the browser refuses it',
    (method) => {
      history[method] = refuse('SecurityError');
      guardHistory();
      expect(() => history[method](null, '', '/a')).not.toThrow();
      history[method] = refuse('DataCloneError');
      guardHistory();
      expect(() => history[method](null, '')).toThrow('Refused by the browser');
    },
  );
});

describe('opening the page', () => {
  const callback = jest.fn();
  const open = (): boolean => document.dispatchEvent(new Event('prerenderingchange'));
  const setPrerendering = (): void =>
    void Object.defineProperty(document, 'prerendering', { value: true, configurable: true });

  beforeEach(() => callback.mockClear());
  afterEach(() => void Reflect.deleteProperty(document, 'prerendering'));

  it('calls the callback at once without prerendering', () => {
    whenOpened(callback);
    expect(callback).toHaveBeenCalledTimes(1);
  });

  it('calls the callback once, when a prerendered page is opened', () => {
    setPrerendering();
    whenOpened(callback);
    expect(callback).not.toHaveBeenCalled();
    open();
    open();
    expect(callback).toHaveBeenCalledTimes(1);
  });

  it('does not call a callback that was cancelled', () => {
    setPrerendering();
    whenOpened(callback)();
    open();
    expect(callback).not.toHaveBeenCalled();
  });
});

describe('a page load', () => {
  it.each([
    ['navigate', false, false],
    ['reload', true, false],
    ['back_forward', false, true],
    ['prerender', false, false],
    [undefined, false, false],
  ])('of type %s counts as a reload: %s, as Back or Forward: %s', (type, isAgain, isReturn) => {
    const entries = type === undefined ? [] : [Object.create({ type })];
    jest.spyOn(performance, 'getEntriesByType').mockReturnValue(entries);
    expect([isReload(), isBackForwardLoad()]).toEqual([isAgain, isReturn]);
  });
});

describe('the address of a product', () => {
  const menu = 'https://site.example/restaurant/casa-veche/menu';

  it.each([
    [menu, 'papanasi', '/restaurant/casa-veche/menu?produs=papanasi'],
    [`${menu}?produs=alta`, 'papanasi', '/restaurant/casa-veche/menu?produs=papanasi'],
    [`${menu}#ciorbe`, 'papanasi', '/restaurant/casa-veche/menu?produs=papanasi'],
    [`${menu}?produs=papanasi#p_papanasi`, undefined, '/restaurant/casa-veche/menu'],
  ])('made from %s with the slug %p is %s', (href, slug, address) => {
    expect(formatProductAddress(href, slug)).toBe(address);
  });

  it('keeps query flags, also flags without a value', () => {
    const address = formatProductAddress(`${menu}?hidden_navbar&hidden_modal=1`, 'papanasi');
    const { searchParams } = new URL(address, menu);
    const flags = [HIDDEN_NAVBAR, HIDDEN_MODAL] as const;
    expect(flags.map((flag) => isFlagOn(searchParams, flag))).toEqual([true, true]);
  });
});

describe('browser storage', () => {
  const KEY = STORAGE_KEYS.consent;

  afterEach(() => {
    for (const area of ['local', 'session'] as const) removeStored(area, KEY);
  });

  it.each(['local', 'session'] as const)(
    'keeps a value in the %s area, until it is removed',
    (area) => {
      const other = area === 'local' ? 'session' : 'local';
      writeStored(area, KEY, 'accepted');
      expect([readStored(area, KEY), readStored(other, KEY)]).toEqual(['accepted', undefined]);
      removeStored(area, KEY);
      expect(readStored(area, KEY)).toBeUndefined();
    },
  );

  it('removes the older value and keeps the new one in memory when the storage is full', () => {
    writeStored('local', KEY, 'older');
    const real = window.localStorage;
    const full = jest.spyOn(window, 'localStorage', 'get').mockReturnValue(
      new Proxy(real, {
        get: (target, name) => {
          const own: unknown = Reflect.get(target, name);
          const member = name === 'setItem' ? refuse('QuotaExceededError') : own;
          return typeof member === 'function' ? member.bind(target) : member;
        },
      }),
    );
    writeStored('local', KEY, 'newer');
    full.mockRestore();
    expect(readStored('local', KEY)).toBe('newer');
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it('keeps a value in memory, until it is removed, when the browser blocks storage', () => {
    const blocked = jest.spyOn(window, 'localStorage', 'get');
    blocked.mockImplementation(refuse('SecurityError'));
    writeStored('local', KEY, 'refused');
    expect(readStored('local', KEY)).toBe('refused');
    removeStored('local', KEY);
    expect(readStored('local', KEY)).toBeUndefined();
    writeStored('local', KEY, 'refused');
    blocked.mockRestore();
    writeStored('local', KEY, 'accepted');
    expect(readStored('local', KEY)).toBe('accepted');
  });
});

describe('the time for which a page is visible', () => {
  const DURATION_MS = 3_000;
  /** Longer than one animation frame. */
  const FRAME_MS = 20;
  const callback = jest.fn();
  let cancel: () => void = () => undefined;

  const show = (state: 'visible' | 'hidden'): void => {
    Reflect.defineProperty(document, 'visibilityState', { value: state, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  };

  beforeEach(() => {
    jest.useFakeTimers();
    callback.mockClear();
    show('visible');
  });
  afterEach(() => {
    cancel();
    Reflect.deleteProperty(document, 'visibilityState');
    jest.useRealTimers();
  });

  it.each([DURATION_MS, 0])('calls back once, after the first frame and %i ms', (duration) => {
    cancel = whenVisibleFor(duration, callback);
    jest.advanceTimersByTime(Math.max(0, duration - 1));
    expect(callback).not.toHaveBeenCalled();
    jest.advanceTimersByTime(FRAME_MS);
    show('hidden');
    show('visible');
    jest.advanceTimersByTime(2 * DURATION_MS);
    expect(callback).toHaveBeenCalledTimes(1);
  });

  it('does not count while the page is hidden, and begins anew when the page is shown', () => {
    show('hidden');
    cancel = whenVisibleFor(DURATION_MS, callback);
    jest.advanceTimersByTime(2 * DURATION_MS);
    show('visible');
    jest.advanceTimersByTime(DURATION_MS - FRAME_MS);
    show('hidden');
    jest.advanceTimersByTime(2 * DURATION_MS);
    show('visible');
    jest.advanceTimersByTime(DURATION_MS - 1);
    expect(callback).not.toHaveBeenCalled();
    jest.advanceTimersByTime(FRAME_MS);
    expect(callback).toHaveBeenCalledTimes(1);
  });

  it.each([0, FRAME_MS])('ends for a callback that is cancelled after %d ms', (afterMs) => {
    cancel = whenVisibleFor(DURATION_MS, callback);
    jest.advanceTimersByTime(afterMs);
    cancel();
    show('visible');
    jest.advanceTimersByTime(2 * DURATION_MS);
    expect(callback).not.toHaveBeenCalled();
  });
});
