import { assertNever } from '../../../../lib/result.ts';
import { dishesOf } from '../dishes.ts';
import type { Picture } from '../pictures.ts';
import { recipes } from '../recipes/recipes.ts';
import { composeHero } from './hero.ts';
import { composeLogo } from './logo.ts';
import { composeProduct } from './product.ts';

/** The whole picture as SVG; the same name always gives the same drawing. */
export function composePicture(name: string, { restaurant, theme, subject }: Picture): string {
  switch (subject.kind) {
    case 'hero':
      return composeHero(name, { theme, dishes: dishesOf[restaurant] });
    case 'logo':
      return composeLogo(theme);
    case 'dish':
      return composeProduct(name, recipes[subject.dish], theme, subject.position);
    default:
      return assertNever(subject);
  }
}
