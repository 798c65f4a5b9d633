import { shouldOpenPopup } from './menu-query.ts';

const visit = { search: '', wasShown: false, isBackForward: false, isOfflinePage: false };

describe('shouldOpenPopup', () => {
  it.each([
    ['', true],
    ['?hidden_navbar', true],
    ['?hidden_modal', false],
    ['?hidden_modal=1', false],
    ['?hidden_modal=true', false],
    ['?hidden_modal=0', true],
    ['?hidden_modal=false', true],
    ['?produs=papanasi', false],
    ['?hidden_modal=0&produs=papanasi', false],
  ])('for the query "%s" is %p', (search, shouldOpen) => {
    expect(shouldOpenPopup({ ...visit, search })).toBe(shouldOpen);
  });

  it('is false if the history entry has shown the popup, if Back or Forward loaded the document, or on a kept page', () => {
    expect(shouldOpenPopup({ ...visit, wasShown: true })).toBe(false);
    expect(shouldOpenPopup({ ...visit, isBackForward: true })).toBe(false);
    expect(shouldOpenPopup({ ...visit, isOfflinePage: true })).toBe(false);
  });
});
