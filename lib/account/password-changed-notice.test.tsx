import { goHomeWithNotice, takeNotice } from './password-changed-notice.ts';

const reload = jest.fn();

beforeEach(() => {
  jest.spyOn(window.location, 'reload').mockImplementation(reload);
  reload.mockClear();
});

afterEach(() => history.replaceState(null, '', '/'));

describe('the notice of a changed password', () => {
  it.each(['ro', 'en'] as const)('is passed to the home page in %s and read once', (language) => {
    history.replaceState({ tree: 'token-1' }, '', '/reset/password/token-1');
    const entries = history.length;
    goHomeWithNotice(language);
    expect(location.href.endsWith('/reset/password/token-1')).toBe(false);
    expect([location.pathname, location.search, location.hash]).toEqual(['/', '', '']);
    expect(history.length).toBe(entries);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(JSON.stringify(history.state)).not.toContain('token-1');
    expect(takeNotice()).toBe(language);
    expect(takeNotice()).toBeUndefined();
  });

  it('works when the browser blocks session and local storage', () => {
    const block = (): never => {
      throw new DOMException('Blocked', 'SecurityError');
    };
    jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(block);
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(block);
    goHomeWithNotice('ro');
    expect(takeNotice()).toBe('ro');
    jest.restoreAllMocks();
  });

  it("when taken does not remove Next's fields from the history entry", () => {
    history.replaceState({ passwordChanged: 'ro', framework: 'kept' }, '');
    takeNotice();
    expect(history.state).toMatchObject({ framework: 'kept' });
  });

  it.each([null, {}, { passwordChanged: 'fr' }, { passwordChanged: true }, 'passwordChanged'])(
    'is not found in the history state %j',
    (state) => {
      history.replaceState(state, '', '/?passwordChanged=ro');
      expect(takeNotice()).toBeUndefined();
    },
  );
});
