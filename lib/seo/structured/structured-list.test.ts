import type { RestaurantSummary } from '@/lib/restaurant/menu';
import { structureList } from './structured-list.ts';

const SITE = 'http://localhost:3000';
const restaurant = (name: string, restaurantId: string | undefined): RestaurantSummary => ({
  name,
  restaurantId,
  image: undefined,
  logoImage: undefined,
  scheduleText: undefined,
});

describe('the structured list of restaurants', () => {
  it('numbers and counts only the restaurants that have a page, in the order of the list', () => {
    const [list, breadcrumbs] = structureList([
      restaurant('La Mama', 'la-mama'),
      restaurant('Fără pagină', undefined),
      restaurant('Casa Veche', 'casa-veche'),
    ])['@graph'];

    expect(list).toEqual({
      '@type': 'ItemList',
      name: 'Restaurante',
      numberOfItems: 2,
      itemListElement: [
        {
          '@type': 'ListItem',
          position: 1,
          name: 'La Mama',
          url: `${SITE}/restaurant/la-mama`,
        },
        {
          '@type': 'ListItem',
          position: 2,
          name: 'Casa Veche',
          url: `${SITE}/restaurant/casa-veche`,
        },
      ],
    });
    expect(breadcrumbs).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Acasă', item: `${SITE}/` },
        { position: 2, name: 'Restaurante', item: `${SITE}/restaurants` },
      ],
    });
  });

  it('says that it is empty when there is no restaurant', () => {
    expect(structureList([])['@graph'][0]).toMatchObject({
      numberOfItems: 0,
      itemListElement: [],
    });
  });
});
