import { render, screen } from '@testing-library/react';
import { Spinner } from './spinner.tsx';

it.each(['inline', 'page'] as const)('Spinner (%s) announces its label', (place) => {
  render(<Spinner label="Se încarcă…" place={place} />);
  expect(screen.getByRole('status').textContent).toBe('Se încarcă…');
});
