import { isReload, isReturnVisit, whenOpened } from './visit.ts';

const setPrerendering = (value: boolean): void =>
  void Object.defineProperty(document, 'prerendering', { value, configurable: true });

afterEach(() => void Reflect.deleteProperty(document, 'prerendering'));

describe('opening a page', () => {
  it('counts at once', () => {
    let calls = 0;
    whenOpened(() => (calls += 1))();
    expect(calls).toBe(1);
  });

  it('counts when a page that was rendered ahead is opened, and not before', () => {
    setPrerendering(true);
    let calls = 0;
    whenOpened(() => (calls += 1));
    expect(calls).toBe(0);
    document.dispatchEvent(new Event('prerenderingchange'));
    document.dispatchEvent(new Event('prerenderingchange'));
    expect(calls).toBe(1);
  });

  it('can be taken back before', () => {
    setPrerendering(true);
    let calls = 0;
    whenOpened(() => (calls += 1))();
    document.dispatchEvent(new Event('prerenderingchange'));
    expect(calls).toBe(0);
  });
});

describe('a return', () => {
  it.each([
    ['navigate', false],
    ['reload', false],
    ['back_forward', true],
    ['prerender', false],
  ])('by %s: %s', (type, isReturn) => {
    const entry = Object.assign(performance.mark('entry'), { type });
    jest.spyOn(performance, 'getEntriesByType').mockReturnValue([entry]);
    expect(isReturnVisit()).toBe(isReturn);
    expect(isReload()).toBe(type === 'reload');
  });

  it('is not guessed where browsers tell nothing', () => {
    jest.spyOn(performance, 'getEntriesByType').mockReturnValue([]);
    expect(isReturnVisit()).toBe(false);
  });
});
