import { formatPhoneLink } from './phone-link.ts';

describe('a telephone link', () => {
  it('dials the number without spaces and keeps the shown number on one line', () => {
    expect(formatPhoneLink('+40 257 000 000')).toEqual({
      href: 'tel:+40257000000',
      label: '+40\u00a0257\u00a0000\u00a0000',
    });
  });
});
