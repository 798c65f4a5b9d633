import { box, darker, disc, lighter, line, path, repeat, ring, type Colour } from './svg.ts';

/** What the food lies on, seen from above; the food has a circle of about 150 units. */
export type Ware = 'plate' | 'bowl' | 'board' | 'pan' | 'slate' | 'basket' | 'tray';

const SHADOW = '<ellipse cx="14" cy="20" rx="232" ry="230" fill="url(#shadow)"/>';

function plate(colour: Colour, rim: Colour): string {
  return (
    SHADOW +
    disc(0, 0, 205, darker(colour, 0.14)) +
    disc(0, -3, 204, colour) +
    ring(192, 5, rim, 'opacity=".85"') +
    ring(182, 1.6, rim, 'opacity=".6"') +
    disc(0, 2, 158, darker(colour, 0.09)) +
    disc(0, 5, 156, lighter(colour, 0.35))
  );
}

function bowl(colour: Colour, rim: Colour): string {
  return (
    SHADOW +
    disc(0, 0, 196, darker(rim, 0.25)) +
    disc(0, -3, 195, rim) +
    disc(0, -3, 180, lighter(colour, 0.2)) +
    disc(0, 0, 170, darker(colour, 0.22)) +
    disc(0, 6, 168, darker(colour, 0.1))
  );
}

function board(colour: Colour): string {
  const grain = repeat(7, (index) => {
    const y = -132 + index * 44;
    return line(
      `M-190 ${y}C-90 ${y - 12} 40 ${y + 14} 190 ${y - 4}`,
      darker(colour, 0.2),
      2,
      'opacity=".5"',
    );
  });
  return (
    '<ellipse cx="18" cy="22" rx="280" ry="226" fill="url(#shadow)"/>' +
    box([-214, -166], [428, 338], darker(colour, 0.35), 'rx="44"') +
    box([-214, -172], [428, 336], colour, 'rx="44"') +
    box([-202, -161], [404, 314], lighter(colour, 0.14), 'rx="36"') +
    grain +
    disc(-178, -136, 11, darker(colour, 0.5))
  );
}

function pan(colour: Colour): string {
  const iron = darker(colour, 0.82);
  return (
    SHADOW +
    box([150, -26], [190, 52], iron, 'rx="24" transform="rotate(-32)"') +
    disc(0, 0, 200, darker(iron, 0.4)) +
    disc(0, -3, 197, lighter(iron, 0.14)) +
    disc(0, 0, 180, darker(iron, 0.3))
  );
}

function slate(): string {
  return (
    '<ellipse cx="16" cy="22" rx="290" ry="226" fill="url(#shadow)"/>' +
    path(
      'M-226 -150L-60 -166L140 -158L228 -146L222 20L230 150L40 162L-130 156L-228 148L-220 -10Z',
      '#23272b',
    ) +
    path(
      'M-220 -148L-60 -160L140 -153L222 -141L216 20L223 143L40 154L-130 149L-222 142L-214 -10Z',
      '#3a4046',
    ) +
    line('M-180 -110C-60 -128 80 -96 180 -112M-170 96C-40 80 40 112 190 92', '#4a5158', 3)
  );
}

function basket(colour: Colour, rim: Colour): string {
  const weave = repeat(36, (index) =>
    box(
      [-9, -208],
      [18, 34],
      index % 2 === 0 ? '#b9803f' : '#96622b',
      `rx="7" transform="rotate(${index * 10})"`,
    ),
  );
  const sheet = (turn: number, fill: Colour): string =>
    path(
      'M-176 -120L-20 -186L150 -136L186 20L130 158L-30 184L-160 126L-188 -10Z',
      fill,
      `transform="rotate(${turn})"`,
    );
  return (
    SHADOW +
    disc(0, 0, 204, '#6f4620') +
    weave +
    disc(0, 0, 178, '#835526') +
    sheet(16, darker(colour, 0.1)) +
    sheet(-6, lighter(colour, 0.3)) +
    line(
      'M-150 -70L-40 -150M150 -90L168 20M-150 80L-60 158M60 164L130 120',
      rim,
      6,
      'opacity=".55"',
    )
  );
}

function tray(rim: Colour): string {
  return (
    SHADOW +
    disc(0, 4, 204, '#6b4424') +
    disc(0, 0, 203, '#a8703c') +
    disc(0, 2, 188, '#8a5a2e') +
    disc(0, 6, 186, '#bd8449') +
    ring(170, 3, rim, 'opacity=".7"') +
    line(
      'M-176 -40C-60 -60 60 -24 178 -44M-184 30C-70 14 50 48 184 26M-158 96C-60 84 60 112 160 92',
      '#8a5a2e',
      3,
      'opacity=".4"',
    )
  );
}

export function dishware(ware: Ware, colour: Colour, rim: Colour): string {
  switch (ware) {
    case 'plate':
      return plate(colour, rim);
    case 'bowl':
      return bowl(colour, rim);
    case 'board':
      return board('#c98d4f');
    case 'pan':
      return pan(colour);
    case 'slate':
      return slate();
    case 'basket':
      return basket('#f7ecd6', rim);
    case 'tray':
      return tray(rim);
  }
}
