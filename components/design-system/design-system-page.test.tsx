import { readdirSync, readFileSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import { compile } from 'sass';
import { DesignSystemPage } from './design-system-page.tsx';
import {
  COLOR_NAMES,
  ELEVATION_NAMES,
  RADIUS_NAMES,
  SPACE_NAMES,
  TEXT_NAMES,
} from './token-names.ts';

const css = compile('styles/global.scss').css;

describe('DesignSystemPage', () => {
  it.each([
    ['color', COLOR_NAMES],
    ['space', SPACE_NAMES],
    ['text', TEXT_NAMES],
    ['radius', RADIUS_NAMES],
    ['elevation', ELEVATION_NAMES],
  ])('lists exactly the %s tokens of the stylesheet', (kind, listed) => {
    const declared = css.matchAll(new RegExp(`--${kind}-([\\w-]+):`, 'g'));
    expect(new Set(listed)).toEqual(new Set([...declared].map(([, name]) => name)));
  });

  it('imports from every folder that has stylesheets, except its own and the invoice folder', () => {
    const sources = readdirSync('components/design-system')
      .filter((file) => file.endsWith('.tsx') && !file.includes('.test.'))
      .map((file) => readFileSync(`components/design-system/${file}`, 'utf8'));
    const imported = sources.flatMap((code) =>
      [...code.matchAll(/'@\/components\/([\w-]+)\//g)].map(([, folder]) => folder),
    );
    const styled = readdirSync('components', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.module.scss'))
      .map((file) => file.split('/')[0]);
    const expected = new Set(styled);
    // The invoice page has no sample, because it is a frame around the provider's document.
    for (const excluded of ['design-system', 'invoice']) expected.delete(excluded);
    expect([...expected].filter((folder) => !imported.includes(folder))).toEqual([]);
  });

  it('has one first-level heading and more than ten second-level headings', () => {
    render(<DesignSystemPage />);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(screen.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(10);
  });
});
