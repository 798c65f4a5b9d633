import sharp from 'sharp';
import { pictures } from '../pictures.ts';
import { recipes } from '../recipes/recipes.ts';
import { themes } from '../themes.ts';
import { composePicture } from './compose-picture.ts';

function compose(name: string): string {
  const picture = pictures.get(name);
  if (picture === undefined) {
    throw new Error(`No such picture: ${name}`);
  }
  return composePicture(name, picture);
}

describe('a composed picture', () => {
  it.each([
    ['hanul-trei-fantani-sarmale', 800, 600],
    ['umi-pe-mures-platou-sushi', 800, 600],
    ['forno-vechi-hero', 1600, 900],
    ['bistro-1881-hero', 1600, 900],
    ['cofetaria-violeta-hero', 1600, 900],
    ['cedrul-verde-logo', 256, 256],
  ])('%s is an SVG of %d by %d', async (name, width, height) => {
    const metadata = await sharp(Buffer.from(compose(name))).metadata();

    expect(metadata).toMatchObject({ format: 'svg', width, height });
  });

  it('is the same whenever it is drawn', () => {
    expect(compose('saj-si-foc-kebab')).toBe(compose('saj-si-foc-kebab'));
  });

  it('of one dish differs from restaurant to restaurant', () => {
    expect(compose('cazarma-burger-crispy')).not.toBe(compose('saj-si-foc-crispy'));
  });

  it.each([...pictures.keys()])('%s has neither a broken number nor a missing part', (name) => {
    expect(compose(name)).not.toMatch(/NaN|undefined|Infinity/);
  });
});

describe('the kitchen', () => {
  it('serves every recipe somewhere', () => {
    const served: ReadonlySet<string> = new Set(
      [...pictures.values()].map(({ subject }) => (subject.kind === 'dish' ? subject.dish : '')),
    );

    expect(Object.keys(recipes).filter((name) => !served.has(name))).toEqual([]);
  });

  it('gives every restaurant a table of its own', () => {
    const tables = Object.values(themes).map(
      ({ surface, base, accent }) => `${surface} ${base} ${accent}`,
    );

    expect(new Set(tables).size).toBe(tables.length);
  });
});
