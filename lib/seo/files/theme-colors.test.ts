import { readFileSync } from 'node:fs';
import { SPLASH_COLOR, THEME_COLORS } from './theme-colors.ts';

const tokens = readFileSync('styles/_tokens.scss', 'utf8');

const tokenOf = (name: string): readonly string[] =>
  new RegExp(`'${name}': \\(\\s*(#\\w+),\\s*(#\\w+)`).exec(tokens)?.slice(1, 3) ?? [];

describe('the theme colours', () => {
  it("are the header's background in both themes", () => {
    expect([THEME_COLORS.light, THEME_COLORS.dark]).toEqual(tokenOf('surface-raised'));
  });

  it("have the page's light background as the splash colour", () => {
    expect(SPLASH_COLOR).toBe(tokenOf('surface')[0]);
  });
});
