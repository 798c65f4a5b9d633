import { between } from './random.ts';
import {
  blob,
  box,
  darker,
  disc,
  lighter,
  line,
  oval,
  path,
  repeat,
  type Colour,
  type Drawing,
} from './svg.ts';

/** Things beside the plate, each within about 75 units of its origin. */

const soft = (rx: number, ry: number): string => oval([6, 9], [rx, ry], 'url(#shadow)');

export function sauce(colour: Colour, cup: Colour = '#f7f1e6'): Drawing {
  return (random) =>
    soft(78, 78) +
    disc(0, 0, 62, darker(cup, 0.16)) +
    disc(0, -2, 61, cup) +
    disc(0, 1, 50, darker(colour, 0.25)) +
    disc(0, 4, 48, colour) +
    line('M-24 8C-20 -20 22 -20 22 2C22 18 -6 20 -6 6', lighter(colour, 0.25), 6, 'opacity=".8"') +
    repeat(5, () =>
      disc(between(random, -26, 26), between(random, -22, 26), 2.6, darker(colour, 0.4)),
    );
}

export function napkin(colour: Colour, trim: Colour): Drawing {
  return () =>
    `<g filter="url(#lift)">${path('M-66 -92L62 -80L72 96L-58 88Z', colour)}${path('M-66 -92L-8 -87L0 91L-58 88Z', darker(colour, 0.1))}${line('M50 -72L60 84M40 -73L50 84', trim, 3.5)}</g>`;
}

export const cutlery: Drawing = () =>
  `<g filter="url(#lift)" transform="rotate(6)">${path('M-30 -118v46c0 14 -6 18 -10 20l3 160c0 12 -16 12 -16 0l3 -160c-4 -2 -10 -6 -10 -20v-46h5v40h5v-40h5v40h5v-40Z', '#d6dadf')}${path('M22 -120c20 16 24 62 14 112l-2 136c0 12 -15 12 -15 0Z', '#d6dadf')}${line('M24 -100L21 120', '#ffffff', 2.5, 'opacity=".7"')}</g>`;

export const chopsticks: Drawing = () =>
  `<g filter="url(#lift)" transform="rotate(18)">${box([-16, -150], [9, 290], '#8d2f23', 'rx="4"')}${box([6, -150], [9, 290], '#a23a2b', 'rx="4" transform="rotate(3)"')}${box([-17, 74], [11, 60], '#e2b04a', 'rx="4"')}${box([1, 74], [11, 60], '#e2b04a', 'rx="4" transform="rotate(3)"')}</g>`;

export function coffee(milk: Colour = '#f6e5c8', drink: Colour = '#8a5230'): Drawing {
  return () =>
    soft(108, 106) +
    disc(0, 0, 92, '#efe8dc') +
    disc(0, -2, 91, '#fffaf1') +
    box([48, -13], [56, 26], '#f2eadc', 'rx="12" transform="rotate(-36)"') +
    disc(0, 0, 64, '#e0d6c6') +
    disc(0, -2, 62, '#fffaf1') +
    disc(0, 0, 52, darker(drink, 0.35)) +
    disc(0, 2, 50, drink) +
    path(
      'M0 38C-34 14 -34 -14 -14 -18C-4 -20 0 -10 0 -6C0 -10 4 -20 14 -18C34 -14 34 14 0 38Z',
      milk,
    ) +
    line('M0 30V-2M-16 -6L0 8L16 -6', drink, 3, 'opacity=".7"');
}

export function lemonSlice(colour: Colour): Drawing {
  return () =>
    disc(0, 0, 42, darker(colour, 0.12)) +
    disc(0, 0, 37, '#fffbe3') +
    repeat(8, (index) =>
      path(
        'M0 -4L-11 -28Q0 -36 11 -28Z',
        lighter(colour, 0.1),
        `transform="rotate(${index * 45})"`,
      ),
    );
}

export function sprig(colour: Colour = '#4c8a2f'): Drawing {
  return (random) => {
    const leaves = repeat(9, (index) => {
      const y = 62 - index * 15;
      const side = index % 2 === 0 ? 1 : -1;
      return path(
        'M0 0C10 -16 30 -20 40 -12C34 6 14 10 0 0Z',
        index % 3 === 0 ? lighter(colour, 0.22) : colour,
        `transform="translate(0 ${y}) scale(${side} 1) rotate(${between(random, -24, 6).toFixed(0)})"`,
      );
    });
    return `<g filter="url(#lift)">${line('M0 84C4 30 -6 -20 2 -76', darker(colour, 0.2), 4)}${leaves}</g>`;
  };
}

/** Crumbs, peppercorns, sugar: small dots strewn on the table. */
export function strewn(colours: readonly [Colour, ...Colour[]], size = 6): Drawing {
  return (random) =>
    repeat(12, (index) => {
      const colour = colours[index % colours.length] ?? colours[0];
      const turn = Math.round(random() * 360);
      const at = `translate(${between(random, -70, 70).toFixed(0)} ${between(random, -60, 60).toFixed(0)}) rotate(${turn})`;
      return path(blob(random, [size, size * 0.75], 0.25, 6), colour, `transform="${at}"`);
    });
}

export function breadSlices(crumb: Colour = '#f3d9a4'): Drawing {
  const slice = (x: number, turn: number): string =>
    `<g transform="translate(${x} 0) rotate(${turn})">${path('M-34 50V-16C-58 -30 -44 -62 -14 -58H16C44 -62 58 -30 36 -16V50Q36 58 28 58H-26Q-34 58 -34 50Z', '#b0702f')}${path('M-26 46V-16C-44 -26 -36 -50 -12 -48H14C36 -50 44 -26 28 -16V46Q28 50 24 50H-22Q-26 50 -26 46Z', crumb)}${disc(-8, -10, 4, darker(crumb, 0.12))}${disc(10, 12, 5, darker(crumb, 0.12))}${disc(-4, 30, 3, darker(crumb, 0.12))}</g>`;
  return () => `<g filter="url(#lift)">${slice(-26, -14)}${slice(24, 12)}</g>`;
}
