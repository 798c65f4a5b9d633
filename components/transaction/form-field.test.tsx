import { render, screen } from '@testing-library/react';
import { FormField } from './form-field.tsx';

describe('FormField', () => {
  it('is named by its label and has no description without an error', () => {
    render(<FormField id="nume" label="Nume" type="text" />);
    const input = screen.getByLabelText('Nume');
    expect(input.getAttribute('aria-invalid')).toBe('false');
    expect(input.getAttribute('aria-describedby')).toBeNull();
  });

  it('connects the error to the input', () => {
    render(<FormField id="nume" label="Nume" type="text" error="Lipsește" />);
    const input = screen.getByLabelText('Nume');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    const description = document.getElementById(input.getAttribute('aria-describedby') ?? '');
    expect(description?.textContent).toBe('Lipsește');
  });
});
