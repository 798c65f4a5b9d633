import { render, screen } from '@testing-library/react';
import { HoursLine } from './hours-line.tsx';

describe('HoursLine', () => {
  it('shows the hours with a label for screen readers', () => {
    render(<HoursLine hours="10:00 - 22:00" />);
    expect(screen.getByRole('paragraph').textContent).toBe('Program: 10:00 - 22:00');
  });

  it('shows known days before the hours', () => {
    render(<HoursLine days="Marți - Duminică" hours="10:00 - 22:00" />);
    expect(screen.getByRole('paragraph').textContent).toBe(
      'Program: Marți - Duminică 10:00 - 22:00',
    );
  });

  it('renders nothing without hours', () => {
    const { container } = render(<HoursLine hours="" state="Deschis acum" />);
    expect(container.childElementCount).toBe(0);
  });

  it('has an empty element of the class that reserves space for the badge while `state` is null', () => {
    render(<HoursLine hours="10:00 - 22:00" state={null} />);
    const badge = screen.getByRole('paragraph').lastElementChild;
    expect([badge?.textContent, badge?.className]).toEqual(['', 'state']);
  });
});
