import { act, fireEvent, render, screen } from '@testing-library/react';
import { findDetailPicture, readProduct } from '@/components/menu/read-product';
import { PictureImage } from '@/components/ui/picture-image';
import { productStepsCopy } from '@/lib/i18n/site/menu/menu-copy';
import { formatPictureAddress } from '@/lib/pictures/picture-address';
import type { Product } from '@/lib/restaurant/menu';
import { formatPrice } from '@/lib/restaurant/price';
import { findSwipe, listenForSteps } from './listen-for-steps.ts';
import { MenuProducts } from './menu-products.tsx';
import { operateProducts } from './operate-products.ts';
import { ProductCard } from './product-card.tsx';

const papanasi: Product = {
  slug: 'papanasi',
  name: 'Papanași',
  priceRon: 24.5,
  description: 'Cu smântână\nși dulceață',
  weight: '250',
  quantityType: 'g',
  image: undefined,
};

let page: AbortController;

function openMenu(isEmbedded = true): void {
  render(
    <MenuProducts
      restaurantId="umi"
      categories={[{ anchor: 'desert', name: 'Desert', products: [papanasi] }]}
      language="ro"
      hiddenNavbar={isEmbedded}
      orderText="Comandă"
      banner={false}
    />,
  );
  page = new AbortController();
  operateProducts(page.signal);
}

const loadPopup = async (): Promise<void> => {
  await act(() => import('./menu-dialogs.tsx'));
};

describe('the popup of a product', () => {
  beforeEach(() => history.replaceState(null, '', '/menu'));
  afterEach(async () => {
    // Without this wait the popup's import could end during the next test.
    await loadPopup();
    act(() => page.abort());
  });

  it('leaves the links to the browser when the popup fails again and again', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    jest.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(() => {
      throw new Error('broken');
    });
    openMenu();
    const click = (): boolean => fireEvent.click(screen.getByRole('link', { name: 'Papanași' }));
    expect(click()).toBe(false);
    await loadPopup();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(click()).toBe(true);
    jest.restoreAllMocks();
  });

  it('leaves its link to the app, whose address names the product too, to the browser', async () => {
    history.replaceState(null, '', '/menu?produs=papanasi');
    openMenu(false);
    const link = await screen.findByRole('link', { name: 'Comandă' });
    link.setAttribute('href', '/restaurant/umi/menu?produs=papanasi');
    const isHandled: boolean[] = [];
    const note = (event: Event): void => {
      isHandled.push(event.defaultPrevented);
      event.preventDefault();
    };
    document.addEventListener('click', note, { once: true });
    fireEvent.click(link);
    expect(isHandled).toEqual([false]);
  });

  it('offers no steps in a menu with only one product', async () => {
    history.replaceState(null, '', '/menu?produs=papanasi');
    openMenu();
    expect(await screen.findByRole('dialog', { name: 'Papanași' })).toBeTruthy();
    await loadPopup();
    expect(screen.queryByRole('button', { name: productStepsCopy.next })).toBeNull();
  });
});

describe('the listener for steps', () => {
  const step = jest.fn();
  let listening: AbortController;

  const find = (selector: string): Element => {
    const element = document.querySelector(selector);
    if (element === null) throw new Error(`The page has no ${selector}`);
    return element;
  };

  beforeEach(() => {
    step.mockClear();
    document.body.innerHTML =
      '<dialog id="product"><button></button><input><dialog id="inner"><p></p></dialog></dialog>';
    listening = new AbortController();
    const dialog = document.querySelector<HTMLDialogElement>('#product');
    if (dialog !== null) listenForSteps(dialog, step, listening.signal);
  });
  afterEach(() => listening.abort());

  it.each([
    ['button', 'ArrowRight', {}, [['next']]],
    ['button', 'ArrowDown', {}, []],
    ['button', 'ArrowLeft', { altKey: true }, []],
    ['button', 'ArrowLeft', { metaKey: true }, []],
    ['button', 'ArrowRight', { ctrlKey: true }, []],
    ['button', 'ArrowRight', { shiftKey: true }, []],
    ['input', 'ArrowRight', {}, []],
    ['#inner p', 'ArrowRight', {}, []],
  ] as const)('on %s, with the key %s and %j, makes the steps %j', (selector, key, keys, calls) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...keys });
    find(selector).dispatchEvent(event);
    expect([step.mock.calls, event.defaultPrevented]).toEqual([calls, calls.length > 0]);
  });

  describe('a swipe in the popup', () => {
    const touch = (selector: string, type: string, fingers: readonly number[]): void => {
      const points = fingers.map((clientX) => ({ clientX, clientY: 400 }));
      const event = Object.assign(new Event(type, { bubbles: true }), {
        touches: type === 'touchend' ? [] : points,
        changedTouches: points,
      });
      find(selector).dispatchEvent(event);
    };

    it.each([
      ['of one finger on the popup', 'button', [300], [['next']]],
      ['of two fingers', 'button', [300, 320], []],
      ['in a nested dialog', '#inner p', [300], []],
    ] as const)('%s, on %s from %j, makes the steps %j', (_, selector, fingers, calls) => {
      touch(selector, 'touchstart', fingers);
      touch(selector, 'touchend', [150]);
      expect(step.mock.calls).toEqual(calls);
    });

    it('makes no step on a page that is zoomed', () => {
      const { visualViewport } = globalThis;
      Reflect.set(globalThis, 'visualViewport', { scale: 1.5 });
      touch('button', 'touchstart', [300]);
      touch('button', 'touchend', [150]);
      Reflect.set(globalThis, 'visualViewport', visualViewport);
      expect(step).not.toHaveBeenCalled();
    });
  });
});

describe('a swipe', () => {
  it.each([
    ['to the left', -120, 0, 200, 'left'],
    ['to the right', 120, 0, 200, 'right'],
    ['that is just long enough', -48, 0, 200, 'left'],
    ['that is just flat enough', 100, 50, 200, 'right'],
    ['that is just fast enough', -120, -20, 600, 'left'],
    ['not of a tap by an unsteady finger', 47, 10, 80, undefined],
    ['not of scrolling at an angle', 100, 51, 200, undefined],
    ['not of a selection of text', 120, 0, 601, undefined],
  ])('is recognised: %s', (_, x, y, duration, direction) => {
    const start = { x: 300, y: 400, time: 1_000 };
    const end = { x: start.x + x, y: start.y + y, time: start.time + duration };
    expect(findSwipe(start, end)).toBe(direction);
  });
});

describe('the large picture', () => {
  it.each([
    ['https://poze.example/a.jpg', true],
    ['https://poze.example/a.jpg?w=5&x=ș', true],
    ['https://furnizor.example/a.jpg?url=1&w=5', false],
  ])('has addresses that are derived from the thumbnail of %s', (href, isResized) => {
    const picture = { href, isResized };
    const { container } = render(<PictureImage picture={picture} alt="" use="thumb" />);
    const thumb = container.querySelector('img')?.getAttribute('src') ?? '';
    const { src, srcSet } = findDetailPicture(thumb);
    expect(src).toBe(isResized ? formatPictureAddress(href, 640) : href);
    expect(srcSet?.split(', ')[1]).toBe(
      isResized ? `${formatPictureAddress(href, 1080)} 1080w` : undefined,
    );
  });
});

describe('a product that is read from its card', () => {
  const read = (shown: Product): ReturnType<typeof readProduct> => {
    render(<ProductCard product={shown} language="ro" href="?produs=papanasi" />);
    return readProduct(screen.getByRole('article'));
  };

  it('returns every part that the card shows', () => {
    expect(read(papanasi)).toEqual({
      name: 'Papanași',
      price: formatPrice(24.5),
      weight: '250 g',
      description: 'Cu smântână\nși dulceață',
      labels: undefined,
      isSoldOut: false,
      facts: [],
      thumb: undefined,
    });
  });

  it('returns the allergens as chips', () => {
    const allergens = { known: ['gluten', 'milk'], isComplete: false } as const;
    const [fact] = read({ ...papanasi, allergens }).facts;
    expect(fact?.chips).toEqual(['cereale care conțin gluten', 'lapte']);
    expect(fact?.value).toBe(
      'cereale care conțin gluten, lapte; lista nu e completă, întreabă restaurantul',
    );
  });

  it('returns the picture unless it failed to load', () => {
    const card = document.createElement('article');
    const image = card.appendChild(document.createElement('img'));
    image.setAttribute('src', '/poza.jpg');
    expect(readProduct(card).thumb).toBe('/poza.jpg');
    image.dataset['failed'] = '';
    expect(readProduct(card).thumb).toBeUndefined();
  });
});
