import { between } from '../drawing/random.ts';
import {
  blob,
  darker,
  disc,
  lighter,
  line,
  oval,
  path,
  polar,
  repeat,
  type Colour,
  type Drawing,
  type Point,
} from '../drawing/svg.ts';

/** Steps of this share of a turn spread things evenly over a circle. */
export const GOLDEN_TURN = 0.382;

/** Soup, stew or sauce that fills its dish. */
export function liquid(colour: Colour, radius = 160): Drawing {
  return (random) =>
    disc(0, 4, radius, darker(colour, 0.22)) +
    disc(0, 8, radius - 6, colour) +
    path(blob(random, [radius * 0.72, radius * 0.6], 0.16), lighter(colour, 0.12), 'opacity=".7"') +
    repeat(14, (index) => {
      const [x, y] = polar(index * GOLDEN_TURN, between(random, 0, radius - 30));
      return disc(x, y + 6, between(random, 4, 12), lighter(colour, 0.4), 'opacity=".5"');
    });
}

/** Pieces that swim in it or lie strewn on top, out to `reach` from the middle. */
export function bits(
  colours: readonly [Colour, ...Colour[]],
  count: number,
  size: number,
  reach = 120,
  at: Point = [0, 0],
): Drawing {
  return (random) =>
    repeat(count, (index) => {
      const colour = colours[index % colours.length] ?? colours[0];
      const [x, y] = polar(
        index * GOLDEN_TURN + random() * 0.16,
        Math.sqrt((index + random()) / count) * reach,
      );
      const place = `transform="translate(${Math.round(at[0] + x)} ${Math.round(at[1] + y)}) rotate(${Math.round(random() * 180)})"`;
      const shape = blob(random, [size, size * between(random, 0.6, 0.95)], 0.2, 7);
      return `<g ${place}>${path(shape, darker(colour, 0.35), 'transform="translate(1.5 3)" opacity=".6"')}${path(shape, colour)}${oval([-size * 0.2, -size * 0.25], [size * 0.4, size * 0.2], lighter(colour, 0.5), 'opacity=".6"')}</g>`;
    });
}

export function parsley(count = 26, reach = 120, at: Point = [0, 0]): Drawing {
  return bits(['#3f8f2f', '#63ad3a', '#2f7426'], count, 5.5, reach, at);
}

/** A swirl of cream, oil or glaze. */
export function swirl(colour: Colour, at: Point = [0, 0], size = 70, width = 10): Drawing {
  return () => {
    const d = Array.from({ length: 28 }, (_, index) => {
      const [x, y] = polar(index / 11, (index / 28) * size);
      return `${index === 0 ? 'M' : 'L'}${Math.round(at[0] + x)} ${Math.round(at[1] + y * 0.9)}`;
    }).join('');
    return (
      line(d, darker(colour, 0.14), width + 3, 'transform="translate(1 3)" opacity=".5"') +
      line(d, colour, width)
    );
  };
}

/** A spoonful: cream, kaymak, jam, purée. */
export function dollop(colour: Colour, at: Point = [0, 0], size = 44): Drawing {
  return (random) => {
    const shape = blob(random, [size, size * 0.88], 0.12, 10);
    return `<g filter="url(#lift)" transform="translate(${at[0]} ${at[1]})">${path(shape, darker(colour, 0.14))}${path(shape, colour, 'transform="translate(-1 -4) scale(.94)"')}${line(`M${-size * 0.5} ${size * 0.1}C${-size * 0.3} ${-size * 0.6} ${size * 0.5} ${-size * 0.5} ${size * 0.4} ${size * 0.1}C${size * 0.3} ${size * 0.4} ${-size * 0.1} ${size * 0.3} ${-size * 0.05} 0`, lighter(colour, 0.55), size * 0.11, 'opacity=".75"')}</g>`;
  };
}

/** Thin lines of sauce to and fro. */
export function drizzle(colour: Colour, width = 7, reach = 110): Drawing {
  return (random) => {
    const turns = Array.from({ length: 9 }, (_, index) => {
      const y = Math.round(-reach * 0.75 + (index * reach * 1.5) / 8);
      const x = Math.round((index % 2 === 0 ? -1 : 1) * reach * between(random, 0.6, 0.9));
      return `${index === 0 ? 'M' : 'L'}${x} ${y}`;
    }).join('');
    return line(turns, colour, width, 'opacity=".92" transform="rotate(-24)"');
  };
}
