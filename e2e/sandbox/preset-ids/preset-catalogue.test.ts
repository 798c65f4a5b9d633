import { exampleRestaurants } from '../example-restaurants.ts';
import { unvalidatedMenus } from './unvalidated-menus.ts';
import { presetCatalogue } from './preset-catalogue.ts';
import { createPresetRestaurants } from './preset-restaurants.ts';

const idsOf = (title: string): readonly string[] =>
  presetCatalogue.find((group) => group.title === title)?.ids.map(({ id }) => id) ?? [];

describe('the catalogue of preset ids', () => {
  it("lists under 'Menus' the preset restaurants and the unvalidated menus, except `sandbox-flapping`", () => {
    const known = [
      ...createPresetRestaurants(exampleRestaurants).map(({ shortName }) => shortName),
      ...unvalidatedMenus.keys(),
    ];
    // `sandbox-flapping` causes a fault, so the catalogue lists it under 'Failures'.
    const menus = known.filter((id) => id !== 'sandbox-flapping');
    expect([...idsOf('Menus')].sort()).toEqual(menus.sort());
  });

  it('has each id once, with a description', () => {
    const rows = presetCatalogue.flatMap(({ ids }) => ids);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    expect(rows.filter(({ behaviour }) => !/^.+\.$/.test(behaviour))).toEqual([]);
  });
});
