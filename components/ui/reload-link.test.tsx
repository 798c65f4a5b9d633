import { render, screen } from '@testing-library/react';
import { siteCopy } from '@/lib/i18n/site/site-copy';
import { ReloadLink } from './reload-link.tsx';

describe('ReloadLink', () => {
  it('links to the current address', () => {
    render(<ReloadLink />);
    const link = screen.getByText(siteCopy.menu.reload);
    expect(link.getAttribute('href')).toBe('');
  });
});
