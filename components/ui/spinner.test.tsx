import { render, screen } from '@testing-library/react';
import { Spinner } from './spinner.tsx';

it.each(['inline', 'page'] as const)('Spinner (%s) announces what is awaited', (place) => {
  render(<Spinner label="Se încarcă…" place={place} />);
  expect(screen.getByRole('status').textContent).toBe('Se încarcă…');
});
