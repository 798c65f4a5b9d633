import { useRef } from 'react';
import type { ReactElement } from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useCategorySpy } from './use-category-spy.ts';

/**
 * The callbacks of `IntersectionObserver` and `ResizeObserver`. The tests call them, because
 * happy-dom has no layout.
 */
let onIntersection: () => void;
let onResize: () => void;
let margins: readonly (string | undefined)[];
let connectedCount: number;
let observed: string[];

class Observer {
  constructor(callback: () => void, options?: { readonly rootMargin: string }) {
    connectedCount += 1;
    margins = [...margins, options?.rootMargin];
    if (options === undefined) onResize = callback;
    else onIntersection = callback;
  }
  observe(element: Element): void {
    observed.push(element.id);
  }
  disconnect(): void {
    connectedCount -= 1;
  }
}

function Page(): ReactElement {
  const bar = useRef<HTMLElement>(null);
  useCategorySpy(bar);
  return (
    <>
      <nav ref={bar}>
        <ul>
          <li>
            <a href="#ciorbe">Ciorbe</a>
          </li>
          <li>
            <a href="#desert">Desert</a>
          </li>
          <li>
            <a href="#absent">Absent</a>
          </li>
        </ul>
      </nav>
      <section id="ciorbe">
        <h2 tabIndex={-1}>Ciorbe pe larg</h2>
      </section>
      <section id="desert" />
    </>
  );
}

const linkTo = (name: string): HTMLElement => screen.getByRole('link', { name });
const marked = (): readonly (string | null)[] =>
  screen
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'true')
    .map(({ textContent }) => textContent);
const placeAt = (id: string, top: number): jest.SpyInstance =>
  jest
    .spyOn(document.getElementById(id) ?? document.body, 'getBoundingClientRect')
    .mockReturnValue(new DOMRect(0, top, 100, 100));

describe('the bar of categories', () => {
  let scrolled: unknown[];

  beforeEach(() => {
    margins = [];
    connectedCount = 0;
    observed = [];
    scrolled = [];
    Reflect.set(globalThis, 'IntersectionObserver', Observer);
    Reflect.set(globalThis, 'ResizeObserver', Observer);
    jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (
      this: Element,
      options,
    ) {
      scrolled.push([this.id, options]);
    });
    history.replaceState(null, '', '/menu');
  });

  it('marks the last category whose section has reached 50 px from the top', () => {
    render(<Page />);
    expect(margins).toContain('-51px 0px 0px');
    placeAt('ciorbe', -500);
    const desert = placeAt('desert', 51);
    act(() => onIntersection());
    expect(marked()).toEqual(['Ciorbe']);

    desert.mockReturnValue(new DOMRect(0, 50, 100, 100));
    act(() => onIntersection());
    act(() => onIntersection());
    expect(marked()).toEqual(['Desert']);
  });

  it('scrolls to the section of a pressed link and focuses the heading of the section', () => {
    render(<Page />);
    expect(fireEvent.click(linkTo('Ciorbe'))).toBe(false);
    expect(marked()).toEqual(['Ciorbe']);
    expect(location.hash).toBe('#ciorbe');
    expect(scrolled).toEqual([['ciorbe', undefined]]);
    expect(document.activeElement?.textContent).toBe('Ciorbe pe larg');
  });

  it.each([
    ['a link to a section that the page does not have', 'Absent', {}],
    ['a press that opens a new tab', 'Ciorbe', { ctrlKey: true }],
  ])('lets the browser handle %s', (_, name, keys) => {
    render(<Page />);
    expect(fireEvent.click(linkTo(name), keys)).toBe(true);
    expect([marked(), scrolled]).toEqual([[], []]);
  });

  it('keeps the pressed category marked until the visitor scrolls', () => {
    render(<Page />);
    placeAt('ciorbe', -500);
    placeAt('desert', 400);
    fireEvent.click(linkTo('Desert'));
    act(() => onIntersection());
    expect(marked()).toEqual(['Desert']);

    fireEvent.wheel(window);
    act(() => onIntersection());
    expect(marked()).toEqual(['Ciorbe']);
  });

  it('scrolls again if the pressed section is 1 px or more off when a scroll ends or a size changes', () => {
    render(<Page />);
    const desert = placeAt('desert', 400);
    fireEvent.click(linkTo('Desert'));
    act(() => onResize());
    expect(scrolled).toHaveLength(1);

    fireEvent(document, new Event('scrollend'));
    expect(scrolled).toEqual([
      ['desert', undefined],
      ['desert', { behavior: 'instant' }],
    ]);
    desert.mockReturnValue(new DOMRect(0, 50.4, 100, 100));
    act(() => onResize());
    expect(scrolled).toHaveLength(2);

    desert.mockReturnValue(new DOMRect(0, 51, 100, 100));
    act(() => onResize());
    expect(scrolled).toHaveLength(3);
  });

  it('does not scroll when a scroll ends and no category was pressed', () => {
    render(<Page />);
    fireEvent(document, new Event('scrollend'));
    expect(scrolled).toEqual([]);
  });

  it('disconnects its observers when the page unmounts', () => {
    const { unmount } = render(<Page />);
    expect(connectedCount).toBe(2);
    expect(new Set(observed)).toEqual(new Set(['ciorbe', 'desert']));
    unmount();
    expect(connectedCount).toBe(0);
  });
});
