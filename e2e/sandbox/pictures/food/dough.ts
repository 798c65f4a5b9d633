import { between } from '../drawing/random.ts';
import {
  blob,
  darker,
  disc,
  lighter,
  line,
  oval,
  path,
  place,
  polar,
  repeat,
  round,
  type Colour,
  type Drawing,
  type Point,
} from '../drawing/svg.ts';
import { GOLDEN_TURN } from './wet.ts';

/** A round pizza, cut in eight by hints. */
export function pizzaBase(sauce: Colour, cheese: Colour): Drawing {
  return (random) => {
    const crust = blob(random, [196, 192], 0.03, 16);
    const blisters = repeat(26, () => {
      const [x, y] = polar(random(), between(random, 176, 188));
      return disc(x, y, between(random, 3, 8), '#8a4a1d', 'opacity=".55"');
    });
    const melted = repeat(36, (index) => {
      const [x, y] = polar(
        index * GOLDEN_TURN + random() * 0.12,
        Math.sqrt((index + random()) / 36) * 140,
      );
      return place(
        path(
          blob(random, [between(random, 18, 34), between(random, 13, 24)], 0.25),
          random() < 0.4 ? lighter(cheese, 0.35) : cheese,
          'opacity=".92"',
        ),
        [x, y],
        random() * 180,
      );
    });
    return `<g filter="url(#lift)">${path(crust, '#b5712c', 'transform="translate(0 6)"')}${path(crust, '#e0a34f')}${disc(0, 0, 178, '#eebd72')}</g>${blisters}${path(blob(random, [166, 164], 0.03, 14), sauce)}${disc(0, 0, 152, darker(sauce, 0.08))}${melted}`;
  };
}

export function cuts(reach = 190): Drawing {
  return () =>
    repeat(4, (index) =>
      line(
        `M${-reach} 0H${reach}`,
        '#7a3d18',
        2.5,
        `opacity=".35" transform="rotate(${index * 45 + 12})"`,
      ),
    );
}

/** Long pasta or noodles in nests. */
export function noodles(colour: Colour, at: Point = [0, 0], radius = 128): Drawing {
  return (random) => {
    const strands = repeat(60, (index) => {
      const bend = between(random, 0.24, 0.62) * radius;
      const [x, y] = polar(index * GOLDEN_TURN, (radius - bend) * between(random, 0.55, 1));
      const tone =
        [colour, darker(colour, 0.16), lighter(colour, 0.26), colour][index % 4] ?? colour;
      const arc = `M${round(-bend)} 0A${round(bend)} ${round(bend * 0.9)} 0 1 1 ${round(bend * 0.4)} ${round(bend * 0.82)}`;
      return place(
        line(arc, darker(colour, 0.34), 10) + line(arc, tone, 7),
        [at[0] + x, at[1] + y],
        random() * 360,
      );
    });
    return `<g filter="url(#lift)">${place(path(blob(random, [radius, radius * 0.94], 0.07), darker(colour, 0.26)), at)}${strands}</g>`;
  };
}

/** Flat bread, pancake, tortilla, langoș: a browned disc. */
export function flatbread(colour: Colour, at: Point, radius: number): Drawing {
  return (random) => {
    const shape = blob(random, [radius, radius * 0.95], 0.04, 12);
    const browned = repeat(16, () => {
      const [x, y] = polar(random(), Math.sqrt(random()) * radius * 0.8);
      return place(
        path(
          blob(random, [between(random, 6, 17), between(random, 5, 11)], 0.3, 7),
          darker(colour, 0.34),
          'opacity=".5"',
        ),
        [x, y],
      );
    });
    return `<g filter="url(#lift)">${place(path(shape, darker(colour, 0.35), 'transform="translate(0 6)"') + path(shape, colour) + path(shape, lighter(colour, 0.25), 'transform="scale(.84)" opacity=".6"') + browned, at)}</g>`;
  };
}

/** Folded pancakes, baklava, pastry triangles, pie slices. */
export function triangles(
  colour: Colour,
  count: number,
  at: Point,
  size: number,
  top: Colour = lighter(colour, 0.22),
): Drawing {
  return () =>
    `<g filter="url(#lift)">${repeat(count, (index) => {
      const shape = `M${-size} ${size * 0.7}Q0 ${size} ${size} ${size * 0.7}L8 ${-size * 0.9}Q0 ${-size} -8 ${-size * 0.9}Z`;
      return place(
        path(shape, darker(colour, 0.36), 'transform="translate(0 7)"') +
          path(shape, colour) +
          path(shape, top, 'transform="translate(0 -3) scale(.8)"') +
          line(
            `M${-size * 0.4} ${size * 0.35}L0 ${-size * 0.4}M${size * 0.1} ${size * 0.5}L${size * 0.2} ${-size * 0.1}`,
            darker(colour, 0.2),
            4,
            'opacity=".6"',
          ),
        [at[0] + (index - (count - 1) / 2) * size * 1.25, at[1] + (index % 2) * 18],
        (index - (count - 1) / 2) * 24,
      );
    })}</g>`;
}

/** A square portion in layers: lasagna, moussaka, gratin, brownie, gibanica. */
export function slabCake(layers: readonly [Colour, ...Colour[]], size = 112): Drawing {
  return (random) => {
    const top = layers[0];
    const sides = [...layers]
      .reverse()
      .map(
        (layer, index) =>
          `<rect x="${-size}" y="${-size * 0.62 + 34 - index * 11}" width="${size * 2}" height="${size * 1.3}" rx="14" fill="${darker(layer, 0.1)}"/>`,
      )
      .join('');
    const spots = repeat(16, () =>
      place(
        path(
          blob(random, [between(random, 8, 20), between(random, 6, 13)], 0.3, 7),
          random() < 0.5 ? lighter(top, 0.35) : darker(top, 0.25),
          'opacity=".75"',
        ),
        [between(random, -0.8, 0.8) * size, between(random, -0.6, 0.45) * size],
      ),
    );
    return `<g filter="url(#lift)" transform="rotate(-9)">${sides}<rect x="${-size}" y="${-size * 0.72}" width="${size * 2}" height="${size * 1.3}" rx="14" fill="${top}"/>${spots}</g>`;
  };
}

/** Half moons: dumplings, ravioli, calzone. */
export function halfMoons(colour: Colour, count: number, at: Point, size: number): Drawing {
  return (random) =>
    `<g filter="url(#lift)">${repeat(count, (index) => {
      const [x, y] = count === 1 ? [0, 0] : polar(index / count, size * 1.5);
      const shape = `M${-size} ${size * 0.3}A${size} ${size * 0.9} 0 0 1 ${size} ${size * 0.3}Q0 ${size * 0.62} ${-size} ${size * 0.3}Z`;
      const pleats = repeat(6, (pleat) =>
        line(
          `M${(pleat - 2.5) * size * 0.27} ${-size * 0.28}L${(pleat - 2.5) * size * 0.2} ${-size * 0.02}`,
          darker(colour, 0.25),
          size * 0.06,
        ),
      );
      return place(
        path(shape, darker(colour, 0.32), 'transform="translate(0 6)"') +
          path(shape, colour) +
          oval(
            [-size * 0.2, size * 0.12],
            [size * 0.5, size * 0.14],
            darker(colour, 0.22),
            'opacity=".5"',
          ) +
          pleats,
        [at[0] + x, at[1] + y],
        count === 1 ? -12 : between(random, -30, 30),
      );
    })}</g>`;
}
