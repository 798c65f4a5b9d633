import { isPopupDue } from './opening-rule.ts';

const visit = { search: '', wasShown: false, cameBack: false };

describe('the opening popup', () => {
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
  ])('of a menu opened with "%s" is due: %p', (search, isDue) => {
    expect(isPopupDue({ ...visit, search })).toBe(isDue);
  });

  it('is not due again on the way back', () => {
    expect(isPopupDue({ ...visit, wasShown: true })).toBe(false);
    expect(isPopupDue({ ...visit, cameBack: true })).toBe(false);
  });
});
