/**
 * Texts of the search in all menus. `lib/all-menus/format-all-menus-result.ts` has the texts
 * about the result of a search.
 */
export const allMenusCopy = {
  title: (brand: string): string => `Căutare în toate meniurile - ${brand}`,
  heading: 'Caută în tot orașul',
  label: 'Caută un produs sau un restaurant',
  /** Short, so that a phone of 360 px shows all of it. */
  placeholder: 'Ce mănânci azi?',
  submit: 'Caută',
  openNow: 'Deschise acum',
  loading: 'Se încarcă meniurile…',
  failed: 'Meniurile nu s-au încărcat. Apasă „Caută” ca să încerci din nou.',
  all: 'Toate restaurantele',
  unavailable: 'Nu putem căuta acum în meniuri. Încearcă din nou peste câteva secunde.',
} as const;
