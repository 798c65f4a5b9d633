import { iconBody } from '../drawing/icon.ts';
import { darker, disc, lighter, path, place, polar, repeat, ring } from '../drawing/svg.ts';
import type { Theme } from '../themes.ts';

const LOGO_SIZE = 256;

const MIDDLE = LOGO_SIZE / 2;

/** A round mark on the restaurant's own colour: border of beads, two twigs, its illustration. */
export function composeLogo(theme: Theme): string {
  const leafColour = lighter(theme.accent, 0.25);
  const beads = repeat(40, (index) => {
    const [x, y] = polar(index / 40, 109);
    return disc(x, y, index % 2 === 0 ? 3.4 : 2, lighter(theme.accent, 0.55));
  });
  const twig = (side: 1 | -1): string =>
    repeat(10, (index) => {
      const lean = index % 2 === 0 ? 28 : 152;
      const leaf = path(
        'M0 0C5 -6 5 -12 0 -17C-5 -12 -5 -6 0 0Z',
        leafColour,
        `transform="rotate(${106 + Math.floor(index / 2) * 13}) translate(0 -75) rotate(${lean - 90})"`,
      );
      return side === 1 ? leaf : `<g transform="scale(-1 1)">${leaf}</g>`;
    });
  const mark =
    disc(0, 0, 126, darker(theme.accent, 0.45)) +
    disc(0, 0, 121, theme.accent) +
    beads +
    ring(98, 2.5, lighter(theme.accent, 0.55)) +
    disc(0, 0, 90, '#fff8ea') +
    twig(1) +
    twig(-1) +
    place(iconBody(theme.mark, 104), [0, -12]);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${LOGO_SIZE}" height="${LOGO_SIZE}" viewBox="0 0 ${LOGO_SIZE} ${LOGO_SIZE}">${place(mark, [MIDDLE, MIDDLE])}</svg>`;
}
