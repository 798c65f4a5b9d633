import { dishesOf } from './dishes.ts';
import type { RecipeName } from './recipes/recipes.ts';
import { themes, type Theme, type ThemeName } from './themes.ts';

/** One picture that can be made; `position` is the dish's place among its restaurant's dishes. */
export type Picture = {
  readonly restaurant: ThemeName;
  readonly theme: Theme;
  readonly subject:
    | { readonly kind: 'hero' | 'logo' }
    | { readonly kind: 'dish'; readonly dish: RecipeName; readonly position: number };
};

function picturesOf(restaurant: ThemeName): readonly (readonly [string, Picture])[] {
  const theme: Theme = themes[restaurant];
  const marks = theme.hero === 'none' ? [] : (['hero', 'logo'] as const);
  return [
    ...marks.map(
      (kind) => [`${restaurant}-${kind}`, { restaurant, theme, subject: { kind } }] as const,
    ),
    ...dishesOf[restaurant].map(
      (dish, position) =>
        [
          `${restaurant}-${dish}`,
          { restaurant, theme, subject: { kind: 'dish', dish, position } },
        ] as const,
    ),
  ];
}

function isThemeName(name: string): name is ThemeName {
  return name in themes;
}

/** By name: `{restaurant}-{dish}`, `{restaurant}-hero`, `{restaurant}-logo`. Loads no rasteriser. */
export const pictures: ReadonlyMap<string, Picture> = new Map(
  Object.keys(themes).filter(isThemeName).flatMap(picturesOf),
);
