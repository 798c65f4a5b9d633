import { watchSlowPages } from './slow-pages.ts';

type Attributes = Readonly<Record<string, string>>;

const RESTAURANT = '/restaurant/la-mama';
const SLOW_MS = 150;

describe('the page that loads slowly', () => {
  let show: jest.Mock<void, [boolean]>;
  let listening: AbortController;

  const click = (attributes: Attributes, init: MouseEventInit = {}): void => {
    const link = document.createElement('a');
    for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
    const picture = document.createElement('img');
    link.append(picture);
    document.body.replaceChildren(link);
    picture.dispatchEvent(
      new MouseEvent('click', { bubbles: true, cancelable: true, button: 0, ...init }),
    );
  };
  const isShown = (): boolean => show.mock.lastCall?.[0] ?? false;

  beforeEach(() => {
    jest.useFakeTimers();
    show = jest.fn();
    listening = new AbortController();
    watchSlowPages(show, listening.signal);
    // The environment loads the page of a link by `open`, before the event reaches the document.
    jest.spyOn(window, 'open').mockReturnValue(null);
  });
  afterEach(() => {
    listening.abort();
    jest.useRealTimers();
  });

  it.each([RESTAURANT, `${RESTAURANT}/menu?lang=en#ciorbe`])(
    'is shown as loading, for 20 s at most, when a click leads to %s and the page is late',
    (href) => {
      click({ href });
      jest.advanceTimersByTime(SLOW_MS - 1);
      expect(isShown()).toBe(false);
      jest.advanceTimersByTime(1);
      expect(isShown()).toBe(true);
      jest.advanceTimersByTime(20_000);
      expect(isShown()).toBe(false);
    },
  );

  it.each<readonly [string, Attributes, MouseEventInit]>([
    ['another page', { href: '/restaurants' }, {}],
    ['another site', { href: `https://other.example${RESTAURANT}` }, {}],
    ['another tab', { href: RESTAURANT, target: '_blank' }, {}],
    ['a file', { href: RESTAURANT, download: '' }, {}],
    ['another tab by a key', { href: RESTAURANT }, { ctrlKey: true }],
    ['another tab by the middle button', { href: RESTAURANT }, { button: 1 }],
    ['nowhere', {}, {}],
    ['a broken address', { href: 'https://[' }, {}],
  ])('is not shown as loading when a click leads to %s', (_, attributes, init) => {
    click(attributes, init);
    jest.advanceTimersByTime(SLOW_MS);
    expect(isShown()).toBe(false);
  });

  it('is not shown as loading when a click leads to another place of the same page', () => {
    history.replaceState(null, '', `${RESTAURANT}/menu`);
    click({ href: `${RESTAURANT}/menu#ciorbe` });
    jest.advanceTimersByTime(SLOW_MS);
    expect(isShown()).toBe(false);
    history.replaceState(null, '', '/');
  });

  it('is not shown as loading when the page itself has handled the click', () => {
    document.body.addEventListener('click', (event) => event.preventDefault(), { once: true });
    click({ href: RESTAURANT });
    jest.advanceTimersByTime(SLOW_MS);
    expect(isShown()).toBe(false);
  });

  it.each([
    ['after Back, when the browser shows this page again', () => new Event('pageshow')],
    ['when this page goes', () => new Event('pagehide')],
  ])('is no longer shown as loading %s', (_, createEvent) => {
    for (const waitedMs of [0, SLOW_MS]) {
      click({ href: RESTAURANT });
      jest.advanceTimersByTime(waitedMs);
      window.dispatchEvent(createEvent());
      jest.advanceTimersByTime(SLOW_MS);
      expect(isShown()).toBe(false);
    }
  });

  it('is no longer shown as loading when the visitor stops it with Escape, but with no other key', () => {
    click({ href: RESTAURANT });
    jest.advanceTimersByTime(SLOW_MS);
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }));
    expect(isShown()).toBe(true);
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    expect(isShown()).toBe(false);
  });

  it('is not shown as loading after the listening has ended', () => {
    click({ href: RESTAURANT });
    listening.abort();
    click({ href: RESTAURANT });
    jest.advanceTimersByTime(SLOW_MS);
    expect(isShown()).toBe(false);
  });
});
