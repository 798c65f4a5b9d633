import type { Ground } from './ground.ts';
import { between } from './random.ts';
import { box, darker, disc, lighter, line, path, repeat, round } from './svg.ts';

export function wood({ base, width, height, random }: Ground): string {
  const plankHeight = 118;
  return repeat(Math.ceil(height / plankHeight), (index) => {
    const top = index * plankHeight;
    const tone = random() < 0.5 ? darker(base, random() * 0.12) : lighter(base, random() * 0.1);
    const grain = repeat(5, () => {
      const y = round(top + between(random, 12, plankHeight - 12));
      const bend = between(random, -14, 14);
      return line(
        `M-10 ${y}C${width * 0.3} ${round(y + bend)} ${width * 0.6} ${round(y - bend)} ${width + 10} ${y}`,
        darker(base, 0.3),
        round(between(random, 1, 2.6)),
        'opacity=".32"',
      );
    });
    const joint = round(between(random, 0.1, 0.9) * width);
    const seam = darker(base, 0.5);
    return (
      box([0, top], [width, plankHeight], tone) +
      grain +
      box([0, top + plankHeight - 3], [width, 3], seam, 'opacity=".6"') +
      box([joint, top], [2.5, plankHeight], seam, 'opacity=".45"')
    );
  });
}

export function marble({ base, accent, width, height, random }: Ground): string {
  const veins = repeat(9, (index) => {
    const y = between(random, -0.2, 1.1) * height;
    const d = `M-20 ${round(y)}C${round(width * 0.3)} ${round(y + between(random, -160, 60))} ${round(width * 0.55)} ${round(y + between(random, -20, 200))} ${width + 20} ${round(y + between(random, -160, 120))}`;
    return line(
      d,
      index % 3 === 0 ? accent : darker(base, 0.24),
      between(random, 1, 9),
      'opacity=".2"',
    );
  });
  return box([0, 0], [width, height], base) + veins;
}

export function stone({ base, width, height, random }: Ground): string {
  const patches = repeat(16, () =>
    disc(
      random() * width,
      random() * height,
      between(random, 50, 190),
      random() < 0.5 ? '#000000' : '#ffffff',
      'opacity=".035"',
    ),
  );
  const flecks = repeat(150, () =>
    disc(
      random() * width,
      random() * height,
      between(random, 0.8, 2.4),
      lighter(base, 0.5),
      'opacity=".28"',
    ),
  );
  return box([0, 0], [width, height], base) + patches + flecks;
}

export function tiles({ base, accent, width, height }: Ground): string {
  const size = 100;
  const columns = Math.ceil(width / size);
  return (
    box([0, 0], [width, height], base) +
    repeat(columns * Math.ceil(height / size), (index) => {
      const x = (index % columns) * size;
      const y = Math.floor(index / columns) * size;
      const petal = (turn: number): string =>
        path(
          'M0 0C16 -16 16 -34 0 -46C-16 -34 -16 -16 0 0Z',
          accent,
          `transform="rotate(${turn})"`,
        );
      const star = [0, 90, 180, 270].map(petal).join('');
      const corners = [45, 135, 225, 315]
        .map((turn) =>
          path('M0 -44L10 -58L0 -71L-10 -58Z', darker(accent, 0.3), `transform="rotate(${turn})"`),
        )
        .join('');
      return `<g transform="translate(${x + 50} ${y + 50})" opacity=".7">${star}${corners}${disc(0, 0, 9, lighter(base, 0.5))}</g>${line(`M${x} ${y}h${size}M${x} ${y}v${size}`, darker(base, 0.25), 2, 'opacity=".35"')}`;
    })
  );
}

export function terrazzo({ base, accent, width, height, random }: Ground): string {
  const tones = [accent, darker(base, 0.25), lighter(base, 0.7), darker(accent, 0.3)];
  const chips = repeat(Math.round((width * height) / 5200), (index) => {
    const [x, y, size] = [random() * width, random() * height, between(random, 6, 17)];
    const d = `M${round(-size)} 0L${round(-size * 0.2)} ${round(-size * 0.8)}L${round(size)} ${round(-size * 0.2)}L${round(size * 0.4)} ${round(size * 0.7)}Z`;
    return path(
      d,
      tones[index % tones.length] ?? accent,
      `opacity=".55" transform="translate(${round(x)} ${round(y)}) rotate(${Math.round(random() * 360)})"`,
    );
  });
  return box([0, 0], [width, height], base) + chips;
}
