import { readFileSync } from 'node:fs';
import { SPLASH_COLOR, THEME_COLORS } from './theme-colors.ts';

const tokens = readFileSync('styles/_tokens.scss', 'utf8');

const tokenOf = (name: string): readonly string[] =>
  new RegExp(`'${name}': \\(\\s*(#\\w+),\\s*(#\\w+)`).exec(tokens)?.slice(1, 3) ?? [];

describe('the colours that browsers are told', () => {
  it("are those of the header's surface", () => {
    expect([THEME_COLORS.light, THEME_COLORS.dark]).toEqual(tokenOf('surface-raised'));
  });

  it("are the page's own by day while it opens", () => {
    expect(SPLASH_COLOR).toBe(tokenOf('surface')[0]);
  });
});
