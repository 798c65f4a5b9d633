import { render, screen } from '@testing-library/react';
import { OldMenuNotice } from './old-menu-notice.tsx';

describe('the notice on an old menu', () => {
  it('names the day and the hour in Bucharest', () => {
    render(<OldMenuNotice asOf={new Date('2026-11-22T12:20:00Z')} />);
    expect(screen.getByText(/22 noiembrie 2026, la ora 14:20/)).toBeTruthy();
  });

  it('is in English on an English page', () => {
    render(<OldMenuNotice asOf={new Date('2026-11-22T12:20:00Z')} language="en" />);
    expect(screen.getByText(/received on 22 November 2026 at 14:20/)).toBeTruthy();
  });

  it('is absent for a current menu', () => {
    const { container } = render(<OldMenuNotice asOf={undefined} />);
    expect(container.innerHTML).toBe('');
  });
});
