import { iconBody } from '../drawing/icon.ts';
import { between, type Random } from '../drawing/random.ts';
import {
  box,
  darker,
  disc,
  lighter,
  line,
  oval,
  path,
  place,
  repeat,
  round,
  type Colour,
  type Point,
} from '../drawing/svg.ts';

/** Parts of wide scenes: lamps, windows, plants, shelves. */

export function stringLights(width: number, y: number, sag: number, bulbs: number): string {
  const at = (share: number): Point => [share * width, y + sag * 4 * share * (1 - share)];
  const cord = Array.from({ length: 31 }, (_, index) => at(index / 30))
    .map(([x, height]) => `${round(x)} ${round(height)}`)
    .join('L');
  return (
    line(`M${cord}`, '#2b1c16', 4, 'opacity=".8"') +
    repeat(bulbs, (index) => {
      const [x, height] = at((index + 0.5) / bulbs);
      return (
        disc(x, height + 18, 74, 'url(#glow)') +
        box([x - 5, height], [10, 12], '#2b1c16', 'rx="3"') +
        oval([x, height + 24], [11, 15], '#fff4c9')
      );
    })
  );
}

export function pendantLamp(x: number, drop: number, colour: Colour): string {
  return place(
    line(`M0 ${-drop}V0`, '#2b1c16', 5) +
      disc(0, 70, 240, 'url(#glow)', 'opacity=".85"') +
      disc(0, 56, 26, '#fff6d6') +
      path('M-18 -6H18C34 10 78 24 86 58H-86C-78 24 -34 10 -18 -6Z', colour) +
      path(
        'M-10 -6H4C8 10 -40 26 -56 58H-86C-78 24 -34 10 -18 -6Z',
        lighter(colour, 0.28),
        'opacity=".6"',
      ) +
      box([-88, 55], [176, 8], darker(colour, 0.35), 'rx="4"'),
    [x, drop],
  );
}

/** An evening town behind a window: sky, roofs and a church tower. */
export function eveningWindow(at: Point, size: Point, wood: Colour, random: Random): string {
  const [width, height] = size;
  const roofs = repeat(6, (index) => {
    const tall = height * between(random, 0.3, 0.52);
    const left = index * width * 0.17 - 12;
    const house = lighter('#4a3656', between(random, 0, 0.16));
    const lit = repeat(3, (window) =>
      box(
        [left + 16 + window * 24, height - tall + 26 + (window % 2) * 34],
        [12, 18],
        '#ffd27a',
        'rx="2"',
      ),
    );
    return (
      box([left, height - tall], [width * 0.19, tall], house) +
      path(
        `M${round(left - 8)} ${round(height - tall)}l${round(width * 0.1)} -36l${round(width * 0.11)} 36Z`,
        darker(house, 0.3),
      ) +
      lit
    );
  });
  const tower = path(
    `M${width * 0.62} ${height}V${height * 0.34}l18 -${height * 0.2}l18 ${height * 0.2}V${height}Z`,
    '#3b2a48',
  );
  const bars = line(`M${width / 2} 0V${height}M0 ${height * 0.42}H${width}`, wood, 12);
  return place(
    `<linearGradient id="dusk" x2="0" y2="1"><stop stop-color="#3d3c72"/><stop offset=".55" stop-color="#c96a6a"/><stop offset="1" stop-color="#f9b468"/></linearGradient>${box([-22, -22], [width + 44, height + 44], darker(wood, 0.2), 'rx="10"')}${box([0, 0], [width, height], 'url(#dusk)')}${disc(width * 0.24, height * 0.24, 26, '#fff1cf')}<svg width="${width}" height="${height}">${tower}${roofs}</svg>${bars}${box([-36, height + 14], [width + 72, 22], wood, 'rx="6"')}`,
    at,
  );
}

export function standing(name: string, at: Point, size: number): string {
  return (
    oval([at[0], at[1] + 4], [size * 0.42, size * 0.08], '#1d0f08', 'opacity=".3"') +
    place(iconBody(name, size), [at[0], at[1] - size * 0.47])
  );
}

export function shelf(at: Point, width: number, wood: Colour, things: readonly string[]): string {
  const step = width / things.length;
  return (
    box([at[0], at[1]], [width, 18], wood, 'rx="4"') +
    box([at[0], at[1] + 18], [width, 8], '#1d0f08', 'opacity=".28"') +
    things
      .map((name, index) => standing(name, [at[0] + step * (index + 0.5), at[1] + 2], 92))
      .join('')
  );
}

export function planter(at: Point, colour: Colour, random: Random): string {
  const bush = repeat(16, () =>
    disc(
      between(random, 4, 186),
      between(random, -54, 4),
      between(random, 16, 32),
      random() < 0.5 ? '#4f8f3c' : '#3a7432',
    ),
  );
  const flowers = repeat(11, () =>
    disc(
      between(random, 6, 184),
      between(random, -66, 0),
      between(random, 6, 10),
      random() < 0.6 ? lighter(colour, 0.35) : '#fff1d6',
    ),
  );
  return place(
    bush +
      flowers +
      path('M-8 4H198L184 84H6Z', colour) +
      box([-14, -4], [218, 18], darker(colour, 0.25), 'rx="5"'),
    at,
  );
}

/** A striped awning with a scalloped edge. */
export function awning(at: Point, width: number, colour: Colour): string {
  const stripes = 14;
  const step = width / stripes;
  return place(
    repeat(stripes, (index) => {
      const tone = index % 2 === 0 ? colour : '#fff5e3';
      const x = round(index * step);
      return path(
        `M${x + 18} 0H${round(x + step + 18 - index * 0.1)}L${round(x + step)} 110A${round(step / 2)} ${round(step / 2)} 0 0 1 ${x} 110Z`,
        tone,
      );
    }) + box([0, 96], [width, 14], '#1d0f08', 'opacity=".13"'),
    at,
  );
}
