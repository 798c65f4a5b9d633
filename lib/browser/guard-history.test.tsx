import { guardHistory } from './guard-history.ts';

describe('a change of the history', () => {
  const { pushState, replaceState } = history;
  afterEach(() => Object.assign(history, { pushState, replaceState }));

  it.each(['pushState', 'replaceState'] as const)(
    'by %s that the browser refuses does not throw',
    (method) => {
      history[method] = () => {
        throw new DOMException('Too many calls', 'SecurityError');
      };
      guardHistory();
      expect(() => history[method](null, '', '/a')).not.toThrow();
    },
  );

  it('that the browser makes has its effect, and a mistake of the caller throws', () => {
    guardHistory();
    history.replaceState({ kept: true }, '', '/a?b');
    expect([history.state, location.search]).toEqual([{ kept: true }, '?b']);
    history.pushState = () => {
      throw new DOMException('A function', 'DataCloneError');
    };
    guardHistory();
    expect(() => history.pushState(null, '')).toThrow('A function');
  });
});
