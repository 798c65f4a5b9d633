import { isReload, isBackForwardLoad, whenOpened } from './navigation.ts';

const setPrerendering = (value: boolean): void =>
  void Object.defineProperty(document, 'prerendering', { value, configurable: true });

afterEach(() => void Reflect.deleteProperty(document, 'prerendering'));

describe('opening the page', () => {
  it('calls the callback at once without prerendering', () => {
    let calls = 0;
    whenOpened(() => (calls += 1))();
    expect(calls).toBe(1);
  });

  it('calls the callback once, when a prerendered page is opened', () => {
    setPrerendering(true);
    let calls = 0;
    whenOpened(() => (calls += 1));
    expect(calls).toBe(0);
    document.dispatchEvent(new Event('prerenderingchange'));
    document.dispatchEvent(new Event('prerenderingchange'));
    expect(calls).toBe(1);
  });

  it('does not call a callback that was cancelled', () => {
    setPrerendering(true);
    let calls = 0;
    whenOpened(() => (calls += 1))();
    document.dispatchEvent(new Event('prerenderingchange'));
    expect(calls).toBe(0);
  });
});

describe('a page load', () => {
  it.each([
    ['navigate', false],
    ['reload', false],
    ['back_forward', true],
    ['prerender', false],
  ])(
    'of type %s counts as Back or Forward: %s, and only type reload counts as a reload',
    (type, isReturn) => {
      jest.spyOn(performance, 'getEntriesByType').mockReturnValue([Object.create({ type })]);
      expect(isBackForwardLoad()).toBe(isReturn);
      expect(isReload()).toBe(type === 'reload');
    },
  );

  it('does not count as Back or Forward when the browser reports no navigation', () => {
    jest.spyOn(performance, 'getEntriesByType').mockReturnValue([]);
    expect(isBackForwardLoad()).toBe(false);
  });
});
