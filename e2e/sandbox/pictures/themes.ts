import type { Surface } from './drawing/surface.ts';
import type { Colour } from './drawing/svg.ts';

/** How a restaurant looks: its table, its plates, its rooms. */
export type Theme = {
  readonly surface: Surface;
  readonly base: Colour;
  readonly accent: Colour;
  readonly ware: Colour;
  readonly rim: Colour;
  readonly hero: 'table' | 'street' | 'inside' | 'none';
  /** An illustration for the round mark, the sign over the door and the wall. */
  readonly mark: string;
};

/** By short name. */
export const themes = {
  'hanul-trei-fantani': {
    surface: 'folk',
    base: '#efe3cc',
    accent: '#a8242b',
    ware: '#f6ead2',
    rim: '#9c4a28',
    hero: 'inside',
    mark: 'amphora',
  },
  'forno-vechi': {
    surface: 'checked',
    base: '#fbf3e4',
    accent: '#c8403a',
    ware: '#fffaf0',
    rim: '#2f6b45',
    hero: 'table',
    mark: 'pizza',
  },
  'cazarma-burger': {
    surface: 'stone',
    base: '#38343a',
    accent: '#f0b429',
    ware: '#f2e7d3',
    rim: '#f0b429',
    hero: 'street',
    mark: 'hamburger',
  },
  'saj-si-foc': {
    surface: 'stripes',
    base: '#f3d9a8',
    accent: '#d9622b',
    ware: '#fff5e2',
    rim: '#b5401f',
    hero: 'street',
    mark: 'fire',
  },
  'umi-pe-mures': {
    surface: 'bamboo',
    base: '#cfb17c',
    accent: '#27333f',
    ware: '#26394a',
    rim: '#c7433a',
    hero: 'inside',
    mark: 'sushi',
  },
  'trattoria-da-livia': {
    surface: 'linen',
    base: '#dfe3c8',
    accent: '#5d7a3a',
    ware: '#fffaf0',
    rim: '#c9682e',
    hero: 'street',
    mark: 'spaghetti',
  },
  'kafana-trei-tamburasi': {
    surface: 'wood',
    base: '#a86f3e',
    accent: '#7d1f24',
    ware: '#f3e5c8',
    rim: '#34518a',
    hero: 'inside',
    mark: 'ox',
  },
  'pescaria-raul-verde': {
    surface: 'terrazzo',
    base: '#bfe0da',
    accent: '#1f7a86',
    ware: '#ffffff',
    rim: '#1f7a86',
    hero: 'street',
    mark: 'fish',
  },
  'frunza-si-bob': {
    surface: 'linen',
    base: '#f6ead8',
    accent: '#d98f4a',
    ware: '#e3efd3',
    rim: '#5c8f3f',
    hero: 'table',
    mark: 'seedling',
  },
  'bistro-1881': {
    surface: 'marble',
    base: '#f1ece6',
    accent: '#b98b5e',
    ware: '#fdfaf5',
    rim: '#c9a05f',
    hero: 'inside',
    mark: 'hot-beverage',
  },
  'cofetaria-violeta': {
    surface: 'stripes',
    base: '#f9e4ea',
    accent: '#e9b6ca',
    ware: '#fffafc',
    rim: '#a25c9b',
    hero: 'street',
    mark: 'shortcake',
  },
  'csarda-piros': {
    surface: 'checked',
    base: '#fdf6e6',
    accent: '#3d7a55',
    ware: '#fff6e6',
    rim: '#c23a2c',
    hero: 'table',
    mark: 'hot-pepper',
  },
  'cedrul-verde': {
    surface: 'tiles',
    base: '#f0e6d0',
    accent: '#23806f',
    ware: '#fff8e8',
    rim: '#c98a2c',
    hero: 'table',
    mark: 'evergreen-tree',
  },
  'cantina-zona-vest': {
    surface: 'stone',
    base: '#b9c4cc',
    accent: '#e08b2d',
    ware: '#ffffff',
    rim: '#4f7ea8',
    hero: 'none',
    mark: 'shallow-pan-of-food',
  },
  'taurul-negru': {
    surface: 'wood',
    base: '#5a3a2a',
    accent: '#2f5244',
    ware: '#2e2a2c',
    rim: '#c8963e',
    hero: 'inside',
    mark: 'cut-of-meat',
  },
} as const satisfies Readonly<Record<string, Theme>>;

export type ThemeName = keyof typeof themes;
