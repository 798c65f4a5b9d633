import { offlineOptions } from '../../offline/offline-options.ts';
import type { LegalContext } from '../legal-context.ts';

const { limits } = offlineOptions;

/** Says whether the service worker keeps pages and, if it does, which pages. */
export function offlineText({ offlineMenus }: LegalContext): string {
  return offlineMenus === 'on'
    ? `Pentru momentele fără semnal, browserul păstrează în memoria lui (Cache Storage) ultimele pagini de restaurant și de meniu pe care le-ați deschis, cel mult ${limits.pages}, cu fișierele de care au nevoie. Paginile de cont, de plată și de factură nu se păstrează niciodată. Copiile nu sunt necesare pentru folosirea site-ului, rămân în browser și sunt înlocuite de cele mai noi; le puteți șterge oricând odată cu datele site-ului.`
    : 'Site-ul nu păstrează pagini pentru momentele fără semnal; pe cele păstrate mai demult, browserul le șterge la următoarea vizită.';
}
