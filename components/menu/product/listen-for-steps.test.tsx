import { listenForSteps } from './listen-for-steps.ts';

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
  const dialog = document.getElementById('product');
  if (dialog !== null) listenForSteps(dialog, step, listening.signal);
});
afterEach(() => listening.abort());

describe('a key', () => {
  const press = (selector: string, key: string, options: KeyboardEventInit = {}): KeyboardEvent => {
    const event = new KeyboardEvent('keydown', {
      key,
      bubbles: true,
      cancelable: true,
      ...options,
    });
    find(selector).dispatchEvent(event);
    return event;
  };

  it.each([
    ['ArrowLeft', 'previous'],
    ['ArrowRight', 'next'],
  ])('%s leads to the %s product and scrolls nothing', (key, direction) => {
    const { defaultPrevented } = press('button', key);
    expect(step.mock.calls).toEqual([[direction]]);
    expect(defaultPrevented).toBe(true);
  });

  it.each([
    ['button', 'ArrowDown', {}],
    ['button', 'ArrowLeft', { altKey: true }],
    ['button', 'ArrowLeft', { metaKey: true }],
    ['button', 'ArrowRight', { ctrlKey: true }],
    ['button', 'ArrowRight', { shiftKey: true }],
    ['input', 'ArrowRight', {}],
    ['#inner p', 'ArrowRight', {}],
  ] as const)('pressed on %s does not step: %s with %j', (selector, key, options) => {
    const { defaultPrevented } = press(selector, key, options);
    expect([step.mock.calls, defaultPrevented]).toEqual([[], false]);
  });

  it('does not step after the signal is aborted', () => {
    listening.abort();
    press('button', 'ArrowRight');
    expect(step).not.toHaveBeenCalled();
  });
});

describe('a swipe', () => {
  const touch = (selector: string, type: string, fingers: readonly number[]): void => {
    const points = fingers.map((clientX) => ({ clientX, clientY: 400 }));
    const event = Object.assign(new Event(type, { bubbles: true }), {
      touches: type === 'touchend' ? [] : points,
      changedTouches: points,
    });
    find(selector).dispatchEvent(event);
  };

  it.each([
    ['to the left', 'button', [300], [150], [['next']]],
    ['to the right', 'button', [150], [300], [['previous']]],
    ['of two fingers', 'button', [300, 320], [150], []],
    ['in a nested dialog', '#inner p', [300], [150], []],
  ] as const)('%s on %s, from %j to %j, makes the steps %j', (_, selector, start, end, calls) => {
    touch(selector, 'touchstart', start);
    touch(selector, 'touchend', end);
    expect(step.mock.calls).toEqual(calls);
  });

  it.each([
    [1, [['next']]],
    [1.5, []],
  ] as const)('on a page with the zoom %s makes the steps %j', (scale, calls) => {
    const { visualViewport } = globalThis;
    Reflect.set(globalThis, 'visualViewport', { scale });
    touch('button', 'touchstart', [300]);
    touch('button', 'touchend', [150]);
    Reflect.set(globalThis, 'visualViewport', visualViewport);
    expect(step.mock.calls).toEqual(calls);
  });

  it('makes no step when only the end of the touch reaches the dialog', () => {
    touch('button', 'touchend', [150]);
    expect(step).not.toHaveBeenCalled();
  });
});
