import { iconBody } from '../drawing/icon.ts';
import { box, darker, disc, lighter, line, mix, place, repeat } from '../drawing/svg.ts';
import { HERO_HEIGHT, HERO_WIDTH, type House } from './house.ts';
import { awning, planter, stringLights } from './scene.ts';
import { dish, tableEdge } from './table.ts';

/** A shop front with its windows lit. */
export function street(house: House): string {
  const { theme, random } = house;
  const plaster = mix(theme.base, '#f6dcb6', 0.45);
  const trim = lighter(plaster, 0.5);
  const wood = darker(theme.accent, 0.42);
  const upper = repeat(5, (index) =>
    place(
      box([-14, -14], [148, 158], trim, 'rx="6"') +
        box([0, 0], [120, 130], '#ffce78') +
        box([0, 0], [120, 130], '#8a4a2a', 'opacity=".18"') +
        line('M60 0V130M0 52H120', wood, 8) +
        box([-24, 140], [168, 16], trim, 'rx="4"'),
      [110 + index * 315, 46],
    ),
  );
  const shop = (x: number, width: number): string =>
    place(
      box([-14, -14], [width + 28, 268], wood, 'rx="8"') +
        box([0, 0], [width, 240], '#ffdf9c') +
        disc(width / 2, 70, 190, 'url(#glow)') +
        line(`M${width / 3} 0V240M${(width * 2) / 3} 0V240`, wood, 9),
      [x, 350],
    );
  const displays = house.dishes
    .slice(0, 4)
    .map(
      (_, index) =>
        `<g transform="translate(${[215, 430, 1170, 1385][index] ?? 0} 500) scale(1 .72)">${dish(house, index * 3, [0, 0], 0.42)}</g>`,
    );
  const door = place(
    box([-16, -16], [212, 330], wood, 'rx="10"') +
      box([0, 0], [180, 314], lighter(wood, 0.12)) +
      box([22, 22], [136, 168], '#ffe3a6', 'rx="6"') +
      place(iconBody(theme.mark, 100), [90, 106]) +
      disc(154, 226, 9, '#e9c46a'),
    [710, 330],
  );
  const sign = place(
    line('M0 -70V-40', '#2b1c16', 6) +
      disc(0, 30, 78, darker(theme.accent, 0.45)) +
      disc(0, 30, 70, '#fff6e4') +
      place(iconBody(theme.mark, 88), [0, 30]),
    [800, 205],
    0,
    0.9,
  );
  return (
    box([0, 0], [HERO_WIDTH, HERO_HEIGHT], plaster) +
    upper +
    box([0, 218], [HERO_WIDTH, 20], trim) +
    shop(100, 470) +
    shop(1030, 470) +
    displays.join('') +
    door +
    awning([60, 262], 560, theme.accent) +
    awning([985, 262], 560, theme.accent) +
    sign +
    planter([14, 560], wood, random) +
    planter([1392, 560], wood, random) +
    stringLights(HERO_WIDTH, 8, 60, 13) +
    tableEdge(house, 640)
  );
}
