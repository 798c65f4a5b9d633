import { render, screen } from '@testing-library/react';
import { SelectField } from './select-field.tsx';

describe('SelectField', () => {
  it('is named by its label and has the given options', () => {
    render(
      <SelectField id="luna" label="Luna" defaultValue="2">
        <option value="1">ianuarie</option>
        <option value="2">februarie</option>
      </SelectField>,
    );
    const select = screen.getByRole('combobox', { name: 'Luna' });
    expect(select).toHaveProperty('value', '2');
    expect(screen.getAllByRole('option')).toHaveLength(2);
  });
});
