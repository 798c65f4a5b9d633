import { readSharedLink, shareByDevice } from './shared-link.ts';

const MENU = 'https://site.example/restaurant/casa-veche/menu';
const link = { title: 'Casa Veche - Meniu', url: MENU };

describe('the shared link', () => {
  beforeEach(() => {
    document.head.innerHTML = `<title>Casa Veche - Meniu</title><link rel="canonical" href="${MENU}">`;
  });

  it.each([
    '/restaurant/casa-veche/menu?hidden_modal=1&utm_source=x&fbclid=1#ciorbe',
    '/restaurant/casa-veche/menu?produs=ciorba&masa=12',
    '/',
  ])('takes nothing from the address in the browser: %s', (address) => {
    history.replaceState(null, '', address);
    expect(readSharedLink()).toEqual(link);
    expect(readSharedLink({ slug: 'papanasi-2', name: 'Papanași' })).toEqual({
      title: 'Papanași - Casa Veche - Meniu',
      url: `${MENU}?produs=papanasi-2`,
    });
  });

  it('has the origin and the path of the page when there is no canonical link', () => {
    document.head.replaceChildren();
    history.replaceState(null, '', '/restaurant/casa-veche?utm_source=x#meniu');
    expect(readSharedLink().url).toBe(`${location.origin}/restaurant/casa-veche`);
  });
});

describe('the share by the device', () => {
  const stubShare = (share: (shared: ShareData) => Promise<void>): void => {
    Object.defineProperty(navigator, 'share', { configurable: true, value: share });
  };
  afterEach(() => Reflect.deleteProperty(navigator, 'share'));

  it('is not possible in a browser without Web Share', async () => {
    expect(await shareByDevice(link)).toBe(false);
  });

  it('passes on title and address', async () => {
    const share = jest.fn(() => Promise.resolve());
    stubShare(share);
    expect(await shareByDevice(link)).toBe(true);
    expect(share).toHaveBeenCalledWith(link);
  });

  it.each([
    ['AbortError', true],
    ['InvalidStateError', true],
    ['NotAllowedError', false],
    ['DataError', false],
  ])('that ends with %s counts as done: %p', async (name, isDone) => {
    stubShare(() => Promise.reject(new DOMException('', name)));
    expect(await shareByDevice(link)).toBe(isDone);
  });
});
