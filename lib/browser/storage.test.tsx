import { STORAGE_KEYS } from './storage-keys.ts';
import { readStored, removeStored, writeStored } from './storage.ts';

const KEY = STORAGE_KEYS.consent;

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('browser storage', () => {
  it.each(['local', 'session'] as const)('keeps a value in the %s area', (area) => {
    writeStored(area, KEY, 'accepted');
    expect(readStored(area, KEY)).toBe('accepted');
  });

  it('keeps the areas apart', () => {
    writeStored('session', KEY, 'accepted');
    expect(readStored('local', KEY)).toBeUndefined();
  });

  it('returns undefined for a key without a value', () => {
    expect(readStored('local', KEY)).toBeUndefined();
  });

  it('removes the older value and keeps the new one in memory when the storage is full', () => {
    writeStored('local', KEY, 'older');
    const real = window.localStorage;
    const setItem = (): never => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
    const full = jest.spyOn(window, 'localStorage', 'get').mockReturnValue(
      new Proxy(real, {
        get: (target, name) => {
          const member: unknown = name === 'setItem' ? setItem : Reflect.get(target, name);
          return typeof member === 'function' ? member.bind(target) : member;
        },
      }),
    );
    writeStored('local', KEY, 'newer');
    full.mockRestore();
    expect(readStored('local', KEY)).toBe('newer');
    expect(localStorage.getItem(KEY)).toBeNull();
    removeStored('local', KEY);
  });

  it('keeps a value in memory when the browser blocks storage', () => {
    const blocked = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Blocked', 'SecurityError');
    });
    writeStored('local', KEY, 'refused');
    expect(readStored('local', KEY)).toBe('refused');
    blocked.mockRestore();
    writeStored('local', KEY, 'accepted');
    expect(readStored('local', KEY)).toBe('accepted');
  });

  it('removes a value from the storage and from memory', () => {
    writeStored('session', KEY, 'accepted');
    removeStored('session', KEY);
    expect(readStored('session', KEY)).toBeUndefined();

    const blocked = jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('Blocked', 'SecurityError');
    });
    writeStored('session', KEY, 'refused');
    removeStored('session', KEY);
    expect(readStored('session', KEY)).toBeUndefined();
    blocked.mockRestore();
  });
});
