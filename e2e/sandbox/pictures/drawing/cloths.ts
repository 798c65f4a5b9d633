import type { Ground } from './ground.ts';
import { box, darker, disc, lighter, line, path, repeat, type Colour } from './svg.ts';

function weave(base: Colour, width: number, height: number): string {
  const thread = darker(base, 0.22);
  const down = repeat(Math.ceil(width / 9), (index) => `M${index * 9} 0V${height}`);
  const across = repeat(Math.ceil(height / 9), (index) => `M0 ${index * 9}H${width}`);
  return box([0, 0], [width, height], base) + line(down + across, thread, 1.2, 'opacity=".22"');
}

export function linen({ base, accent, width, height }: Ground): string {
  const hem = (y: number, thick: number): string =>
    box([0, y], [width, thick], accent, 'opacity=".75"');
  return (
    weave(base, width, height) +
    hem(36, 10) +
    hem(54, 3) +
    hem(height - 46, 10) +
    hem(height - 57, 3)
  );
}

export function checked({ base, accent, width, height }: Ground): string {
  const step = 92;
  const reach = width + height;
  const bands = repeat(Math.ceil(reach / step), (index) =>
    box(
      [-height / 2, index * step - reach / 4],
      [reach + height, step / 2],
      accent,
      'opacity=".5"',
    ),
  );
  const bars = repeat(Math.ceil((reach + height) / step), (index) =>
    box([index * step - height / 2, -height], [step / 2, reach + height], accent, 'opacity=".5"'),
  );
  return `${box([0, 0], [width, height], base)}<g transform="rotate(14)">${bands}${bars}</g>`;
}

export function stripes({ base, accent, width, height }: Ground): string {
  const bars = repeat(Math.ceil(width / 130) + 4, (index) => {
    const x = index * 130 - 160;
    return (
      box([x, -300], [52, height + 600], accent, 'opacity=".8"') +
      box([x + 64, -300], [7, height + 600], accent, 'opacity=".6"')
    );
  });
  return `${weave(base, width, height)}<g transform="rotate(9)">${bars}</g>`;
}

export function folk({ base, accent, width, height }: Ground): string {
  const size = 30;
  const band = (x: number): string =>
    repeat(Math.ceil(height / (size * 2)) + 1, (index) => {
      const y = index * size * 2;
      const diamond = `M${x} ${y - size}l${size} ${size}l${-size} ${size}l${-size} ${-size}Z`;
      const heart = `M${x} ${y - 13}l13 13l-13 13l-13 -13Z`;
      return path(diamond, accent) + path(heart, base) + disc(x, y, 5, darker(accent, 0.45));
    }) +
    box([x - 46, 0], [7, height], accent) +
    box([x + 39, 0], [7, height], accent) +
    box([x - 56, 0], [3, height], darker(accent, 0.5)) +
    box([x + 53, 0], [3, height], darker(accent, 0.5));
  return weave(base, width, height) + band(84) + band(width - 84);
}

function mixTone(base: Colour, share: number): Colour {
  return share < 0.5 ? darker(base, share * 0.2) : lighter(base, (share - 0.5) * 0.2);
}

export function bamboo({ base, accent, width, height, random }: Ground): string {
  const slats = repeat(Math.ceil(height / 20), (index) => {
    const tone = mixTone(base, random());
    return (
      box([0, index * 20], [width, 20], tone) +
      box([0, index * 20 + 17], [width, 3], darker(base, 0.45), 'opacity=".5"')
    );
  });
  const threads = [0.16, 0.5, 0.84].map((share) =>
    box([width * share - 4, 0], [8, height], accent, 'opacity=".75"'),
  );
  return slats + threads.join('');
}
