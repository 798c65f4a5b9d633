import { iconBody } from '../drawing/icon.ts';
import { box, darker, disc, line, mix, place, repeat, ring } from '../drawing/svg.ts';
import { HERO_HEIGHT, HERO_WIDTH, type House } from './house.ts';
import { eveningWindow, pendantLamp, shelf, standing } from './scene.ts';
import { tableEdge } from './table.ts';

/** A dining room in the evening. */
export function inside(house: House): string {
  const { theme, random } = house;
  const wall = mix(theme.accent, '#f3dfc2', 0.34);
  const wood = '#6b4426';
  const [windowLeft, shelfLeft] = random() < 0.5 ? [130, 1080] : [1130, 90];
  const panels = repeat(16, (index) =>
    line(`M${index * 104} 420V620`, darker(wall, 0.35), 4, 'opacity=".35"'),
  );
  const sign = place(
    disc(6, 10, 112, '#1d0f08', 'opacity=".25"') +
      disc(0, 0, 110, darker(theme.accent, 0.5)) +
      disc(0, 0, 101, '#fff6e4') +
      ring(88, 3, theme.accent) +
      place(iconBody(theme.mark, 120), [0, 0]),
    [800, 240],
  );
  const things = [
    'wine-glass',
    'potted-plant',
    'jar',
    'honey-pot',
    'bottle-with-popping-cork',
  ] as const;
  return (
    box([0, 0], [HERO_WIDTH, HERO_HEIGHT], wall) +
    box([0, 418], [HERO_WIDTH, 300], darker(wall, 0.24)) +
    box([0, 410], [HERO_WIDTH, 14], wood) +
    panels +
    place(eveningWindow([0, 120], [340, 260], wood, random), [windowLeft, 0]) +
    shelf([shelfLeft, 210], 430, wood, things) +
    shelf([shelfLeft, 372], 430, wood, [...things].reverse()) +
    sign +
    [330, 640, 960, 1290]
      .map((x, index) => pendantLamp(x, index % 2 === 0 ? 40 : 74, darker(theme.accent, 0.2)))
      .join('') +
    standing('potted-plant', [60, 600], 190) +
    standing('candle', [415, 612], 92) +
    standing('candle', [1210, 612], 92) +
    tableEdge(house, 600)
  );
}
