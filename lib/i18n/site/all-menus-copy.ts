const openings = {
  toate: 'Toate',
  intai: 'Deschise întâi',
  acum: 'Deschis acum',
};

/**
 * Texts of the search in all menus. `lib/all-menus/format-all-menus-result.ts` has the texts
 * about the result of a search.
 */
export const allMenusCopy = {
  title: (brand: string): string => `Căutare în toate meniurile - ${brand}`,
  heading: 'Caută în tot orașul',
  label: 'Caută un preparat sau un restaurant',
  submit: 'Caută',
  openings,
  openingsLabel: 'Ce restaurante apar',
  words: 'Din meniuri:',
  loading: 'Se încarcă meniurile…',
  failed: 'Meniurile nu s-au încărcat. Apasă „Caută” ca să încerci din nou.',
  all: 'Toate restaurantele',
  wholeMenu: 'Vezi meniul',
  unavailable: 'Nu putem căuta acum în meniuri. Încearcă din nou peste câteva secunde.',
} as const;
