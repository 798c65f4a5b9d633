import { isSearchShortcut } from './search-shortcut.ts';

function press(key: string, target: string, options: KeyboardEventInit = {}): boolean {
  const field = document.querySelector('[type=search]');
  const pressed = document.querySelector(target);
  if (field === null || pressed === null) throw new Error('The page has no such element');
  let isShortcut = false;
  const listen = (event: Event): void => {
    if (event instanceof KeyboardEvent) isShortcut = isSearchShortcut(event, field);
  };
  document.addEventListener('keydown', listen, { once: true });
  pressed.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...options }));
  return isShortcut;
}

describe('the shortcut of the search', () => {
  beforeEach(() => {
    const elements = ['input', 'textarea', 'select', 'button', 'dialog', 'p'] as const;
    document.body.replaceChildren(...elements.map((name) => document.createElement(name)));
    const field = document.body.appendChild(document.createElement('input'));
    field.setAttribute('type', 'search');
    document.querySelector('p')?.setAttribute('contenteditable', '');
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
