import { render, screen } from '@testing-library/react';
import { HoursLine } from './hours-line.tsx';

describe('HoursLine', () => {
  it('says what the hours are, also to those who do not see the clock', () => {
    render(<HoursLine hours="10:00 - 22:00" />);
    expect(screen.getByRole('paragraph').textContent).toBe('Program: 10:00 - 22:00');
  });

  it('says the days before the hours, where they are known', () => {
    render(<HoursLine days="Marți - Duminică" hours="10:00 - 22:00" />);
    expect(screen.getByRole('paragraph').textContent).toBe(
      'Program: Marți - Duminică 10:00 - 22:00',
    );
  });

  it('is absent when there are no hours', () => {
    const { container } = render(<HoursLine hours="" state="Deschis acum" />);
    expect(container.childElementCount).toBe(0);
  });

  it('keeps the place of the state while the state is not known', () => {
    render(<HoursLine hours="10:00 - 22:00" state={null} />);
    expect(screen.getByRole('paragraph').lastElementChild?.textContent).toBe('');
  });
});
