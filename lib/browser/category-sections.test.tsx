import { findActiveCategory, findCentredScroll, renderSections } from './category-sections.ts';
import { isSearchShortcut } from './search-shortcut.ts';

describe('the active category', () => {
  it.each([
    ['the first, while the page is at its top', [400, 900, 1400], 0],
    ['the first, one pixel before the second reaches the offset', [-449, 51, 551], 0],
    ['the second, from the pixel where it reaches the offset', [-450, 50, 550], 1],
    ['the second, less than a pixel before it reaches the offset', [-449.4, 50.6, 550.6], 1],
    ['the second, while its section is read', [-800, -300, 200], 1],
    ['the last, when all sections have passed the offset', [-1400, -900, -400], 2],
    ['the last of several empty sections at the same place', [50, 50, 50, 300], 2],
    ['the only one', [300], 0],
    ['none without categories', [], -1],
  ])('is %s', (_, tops, active) => {
    expect(findActiveCategory(tops)).toBe(active);
  });
});

describe('the scroll position that centres an entry in its row', () => {
  it.each([
    ['zero for the first', { start: 16, size: 80 }, 0],
    ['the distance that brings the entry to the middle', { start: 600, size: 80 }, 460],
  ])('is %s', (_, entry, scroll) => {
    expect(findCentredScroll(entry, { size: 360 })).toBe(scroll);
  });
});

describe('rendering sections before they are scrolled to', () => {
  it.each([
    ['nothing on a menu without sections', [], []],
    ['one section in each frame', [3, 0, 5], [1, 2, 3]],
    ['only the first sections, with at most 200 products together', [120, 80, 1, 0], [1, 2]],
    ['no section when the first has more than 200 products', [201, 1], []],
  ])('renders %s', (_, productCounts, renderedCounts) => {
    const frames: FrameRequestCallback[] = [];
    jest
      .spyOn(globalThis, 'requestAnimationFrame')
      .mockImplementation((render) => frames.push(render));
    const sections = productCounts.map((count) => {
      const section = document.createElement('section');
      section.innerHTML = '<article></article>'.repeat(count);
      return section;
    });
    const countRendered = (): number =>
      sections.filter(({ style }) => style.getPropertyValue('content-visibility') === 'visible')
        .length;
    renderSections(sections);
    expect(countRendered()).toBe(0);
    const counts: number[] = [];
    for (let render = frames.shift(); render !== undefined; render = frames.shift()) {
      render(0);
      counts.push(countRendered());
    }
    expect(counts).toEqual(renderedCounts);
  });
});

describe('the shortcut of the search', () => {
  function press(key: string, target: string, options: KeyboardEventInit = {}): boolean {
    const [field, pressed] = ['[type=search]', target].map((selector) =>
      document.querySelector(selector),
    );
    if (!field || !pressed) throw new Error('The page has no such element');
    let isShortcut = false;
    const listen = (event: KeyboardEvent): void => {
      isShortcut = isSearchShortcut(event, field);
    };
    document.addEventListener('keydown', listen, { once: true });
    pressed.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...options }));
    return isShortcut;
  }

  beforeEach(() => {
    document.body.innerHTML =
      '<input><textarea></textarea><select></select><button></button><dialog></dialog>' +
      '<p contenteditable></p><input type="search">';
  });

  it.each([
    ['/', 'button', {}, true],
    ['k', 'button', { ctrlKey: true }, true],
    ['K', 'button', { ctrlKey: true }, true],
    ['k', 'button', { metaKey: true }, true],
    ['k', '[type=search]', { ctrlKey: true }, true],
    ['/', '[type=search]', {}, false],
    ['/', 'input', {}, false],
    ['k', 'input', { ctrlKey: true }, false],
    ['/', 'textarea', {}, false],
    ['/', 'select', {}, false],
    ['/', 'p', {}, false],
    ['k', 'button', {}, false],
    ['/', 'button', { ctrlKey: true }, false],
    ['/', 'button', { altKey: true }, false],
    ['k', 'button', { ctrlKey: true, shiftKey: true }, false],
    ['k', 'button', { ctrlKey: true, metaKey: true }, false],
    ['j', 'button', { ctrlKey: true }, false],
  ] as const)('is %s on %s with %j: %p', (key, target, options, expected) => {
    expect(press(key, target, options)).toBe(expected);
  });

  it('is ignored while a dialog is open', () => {
    document.querySelector('dialog')?.setAttribute('open', '');
    expect(press('/', 'button')).toBe(false);
    expect(press('k', 'button', { ctrlKey: true })).toBe(false);
  });
});
