import { shouldOpenPopup } from './menu-query.ts';

const visit = { search: '', isBackForward: false, isOfflinePage: false };

describe('the opening popup', () => {
  it.each([
    [{}, true],
    [{ search: '?hidden_navbar' }, true],
    [{ search: '?hidden_modal' }, false],
    [{ search: '?hidden_modal=1' }, false],
    [{ search: '?hidden_modal=0' }, true],
    [{ search: '?hidden_modal=FALSE' }, true],
    [{ search: '?hidden_modal=0&produs=papanasi' }, false],
    [{ isBackForward: true }, false],
    [{ isOfflinePage: true }, false],
  ])('of a visit with %j is shown: %p', (differences, isShown) => {
    expect(shouldOpenPopup({ ...visit, ...differences })).toBe(isShown);
  });
});
