import { addFacts } from './add-facts.ts';
import { bistro1881Facts } from './facts/bistro-1881.ts';
import { cofetariaVioletaFacts } from './facts/cofetaria-violeta.ts';
import { bistro1881 } from './restaurants/bistro-1881.ts';
import { cantinaZonaVest } from './restaurants/cantina-zona-vest.ts';
import { cazarmaBurger } from './restaurants/cazarma-burger.ts';
import { cedrulVerde } from './restaurants/cedrul-verde.ts';
import { cofetariaVioleta } from './restaurants/cofetaria-violeta.ts';
import { csardaPiros } from './restaurants/csarda-piros.ts';
import { fornoVechi } from './restaurants/forno-vechi.ts';
import { frunzaSiBob } from './restaurants/frunza-si-bob.ts';
import { hanulTreiFantani } from './restaurants/hanul-trei-fantani.ts';
import { kafanaTreiTamburasi } from './restaurants/kafana-trei-tamburasi.ts';
import { pescariaRaulVerde } from './restaurants/pescaria-raul-verde.ts';
import { sajSiFoc } from './restaurants/saj-si-foc.ts';
import { taurulNegru } from './restaurants/taurul-negru.ts';
import { trattoriaDaLivia } from './restaurants/trattoria-da-livia.ts';
import { umiPeMures } from './restaurants/umi-pe-mures.ts';
import type { SeedRestaurant } from './seed-types.ts';

/**
 * The restaurants that the sandbox lists by default, in the order of the list. The sandbox also has
 * menus for some preset ids. Their restaurants are not in this catalogue.
 */
export const catalogue: readonly SeedRestaurant[] = [
  hanulTreiFantani,
  umiPeMures,
  cantinaZonaVest,
  fornoVechi,
  addFacts(bistro1881, bistro1881Facts),
  kafanaTreiTamburasi,
  addFacts(cofetariaVioleta, cofetariaVioletaFacts),
  taurulNegru,
  frunzaSiBob,
  sajSiFoc,
  pescariaRaulVerde,
  cedrulVerde,
  cazarmaBurger,
  trattoriaDaLivia,
  csardaPiros,
];
