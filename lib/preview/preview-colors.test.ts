import { readFileSync } from 'node:fs';
import { PREVIEW_COLORS } from './preview-colors.ts';

const tokens = readFileSync('styles/_tokens.scss', 'utf8');

describe('the colours of preview pictures', () => {
  it.each(Object.entries(PREVIEW_COLORS))('have for %s the token value %s', (name, color) => {
    expect(new RegExp(`'${name}': \\(\\s*(#\\w+),`).exec(tokens)?.[1]).toBe(color);
  });
});
