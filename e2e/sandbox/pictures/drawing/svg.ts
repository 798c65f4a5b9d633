import { between, type Random } from './random.ts';

/** A piece of SVG around its own origin. */
export type Drawing = (random: Random) => string;

/** Six digits, with `#`. */
export type Colour = `#${string}`;

export type Point = readonly [x: number, y: number];

const TURN = Math.PI * 2;

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

export function repeat(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}

export function polar(angle: number, radius: number): Point {
  return [Math.cos(angle * TURN) * radius, Math.sin(angle * TURN) * radius];
}

function channels(colour: Colour): readonly number[] {
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
}

/** `share` of `other` in the mixture, 0 to 1. */
export function mix(colour: Colour, other: Colour, share: number): Colour {
  const others = channels(other);
  const mixed = channels(colour).map((channel, index) =>
    Math.round(channel + ((others[index] ?? 0) - channel) * share)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${mixed.join('')}`;
}

export function darker(colour: Colour, share: number): Colour {
  return mix(colour, '#1d0f08', share);
}

export function lighter(colour: Colour, share: number): Colour {
  return mix(colour, '#fffdf5', share);
}

export function disc(x: number, y: number, radius: number, fill: string, rest = ''): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${fill}" ${rest}/>`;
}

export function ring(radius: number, width: number, stroke: string, rest = ''): string {
  return `<circle r="${round(radius)}" fill="none" stroke="${stroke}" stroke-width="${width}" ${rest}/>`;
}

export function oval(at: Point, radii: Point, fill: string, rest = ''): string {
  return `<ellipse cx="${round(at[0])}" cy="${round(at[1])}" rx="${round(radii[0])}" ry="${round(radii[1])}" fill="${fill}" ${rest}/>`;
}

export function box(at: Point, size: Point, fill: string, rest = ''): string {
  return `<rect x="${round(at[0])}" y="${round(at[1])}" width="${round(size[0])}" height="${round(size[1])}" fill="${fill}" ${rest}/>`;
}

export function path(d: string, fill: string, rest = ''): string {
  return `<path d="${d}" fill="${fill}" ${rest}/>`;
}

export function line(d: string, stroke: string, width: number, rest = ''): string {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${rest}/>`;
}

/** Moves, turns (degrees, clockwise) and scales, in this order from the outside. */
export function place(content: string, at: Point, turn = 0, scale = 1): string {
  return `<g transform="translate(${round(at[0])} ${round(at[1])}) rotate(${round(turn)}) scale(${Math.round(scale * 1000) / 1000})">${content}</g>`;
}

/** A closed, softly uneven outline around the origin: nothing that is cooked is a perfect oval. */
export function blob(random: Random, radii: Point, unevenness = 0.12, corners = 9): string {
  const points = Array.from({ length: corners }, (_, index): Point => {
    const [x, y] = polar(index / corners, between(random, 1 - unevenness, 1 + unevenness));
    return [x * radii[0], y * radii[1]];
  });
  const middles = points.map(([x, y], index): Point => {
    const [nextX, nextY] = points[(index + 1) % corners] ?? [x, y];
    return [round((x + nextX) / 2), round((y + nextY) / 2)];
  });
  const curves = middles.map(([x, y], index) => {
    const [viaX, viaY] = points[index] ?? [x, y];
    return `Q${round(viaX)} ${round(viaY)} ${x} ${y}`;
  });
  const [startX, startY] = middles.at(-1) ?? [0, 0];
  return `M${startX} ${startY}${curves.join('')}Z`;
}
