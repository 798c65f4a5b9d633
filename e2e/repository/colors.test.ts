import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile } from 'sass';

const ROOT = join(import.meta.dirname, '../..');

const css = compile(join(ROOT, 'styles/global.scss')).css;

const placeholder = readFileSync(join(ROOT, 'components/ui/placeholder.svg'), 'utf8');
const SURFACES = ['surface', 'surface-raised', 'surface-sunken'];
const TEXT_CONTRAST = 4.5;
const LINE_CONTRAST = 3;

/** The stylesheet declares each colour twice: first the light value (scheme 0), then the dark. */
function colorsOf(scheme: 0 | 1): ReadonlyMap<string, string> {
  const declared = css.matchAll(/--color-([\w-]+): (#[\da-f]{6})/g);
  const byName = Map.groupBy(declared, ([, name = '']) => name);
  return new Map(
    [...byName].map(([name, values]): [string, string] => [name, values[scheme]?.[2] ?? 'missing']),
  );
}

const channelsOf = (hex: string): readonly number[] =>
  [1, 3, 5].map((start) => parseInt(hex.slice(start, start + 2), 16));

/** Relative luminance, WCAG 2.2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(hex)
    .map((channel) => channel / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const onSurfaces = (names: readonly string[], least: number): [string, string, number][] =>
  names.flatMap((name) =>
    SURFACES.map((surface): [string, string, number] => [name, surface, least]),
  );

describe.each([
  ['light', 0],
  ['dark', 1],
] as const)('in the %s scheme', (_name, scheme) => {
  const colors = colorsOf(scheme);

  it.each([
    ...onSurfaces(
      ['ink', 'ink-muted', 'action', 'action-strong', 'positive', 'negative'],
      TEXT_CONTRAST,
    ),
    ...onSurfaces(['border-strong', 'focus'], LINE_CONTRAST),
    ['on-action', 'action', TEXT_CONTRAST],
    ['on-action', 'action-strong', TEXT_CONTRAST],
    ['on-accent', 'accent', TEXT_CONTRAST],
    ['on-night', 'surface-night', TEXT_CONTRAST],
    ['on-night-muted', 'surface-night', TEXT_CONTRAST],
    ['accent', 'surface-night', TEXT_CONTRAST],
    ['positive', 'positive-surface', TEXT_CONTRAST],
    ['negative', 'negative-surface', TEXT_CONTRAST],
    ['focus', 'focus-halo', LINE_CONTRAST],
  ] as const)('%s on %s reaches %d:1', (front, back, least) => {
    const [one, other] = [colors.get(front), colors.get(back)];
    expect(contrast(one ?? 'missing', other ?? 'missing')).toBeGreaterThanOrEqual(least);
  });

  it('the placeholder uses border-strong without opacity, so that it reaches 3:1', () => {
    const drawnIn = [...placeholder.matchAll(/color:(#[\da-f]{6})/g)].map(([, hex]) => hex);
    expect(drawnIn[scheme]).toBe(colors.get('border-strong'));
    expect(placeholder).not.toContain('opacity');
  });
});
