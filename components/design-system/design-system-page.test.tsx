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
  ])('shows every %s token that exists', (kind, shown) => {
    const declared = css.matchAll(new RegExp(`--${kind}-([\\w-]+):`, 'g'));
    expect(new Set(shown)).toEqual(new Set([...declared].map(([, name]) => name)));
  });

  it('has one heading of the first level and a section for each subject', () => {
    render(<DesignSystemPage />);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(screen.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(10);
  });
});
