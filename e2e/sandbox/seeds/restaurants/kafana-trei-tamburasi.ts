import { menuRowsOf } from '../menu-row.ts';
import type { SeedRestaurant } from '../seed-types.ts';

const row = menuRowsOf('kafana-trei-tamburasi');

export const kafanaTreiTamburasi: SeedRestaurant = {
  shortName: 'kafana-trei-tamburasi',
  name: 'Kafana Trei Tamburași',
  schedule: {
    type: 'v3',
    start: { startHour: '2026-07-01T09:00:00.000Z' },
    end: { endHour: '2026-07-01T22:00:00.000Z' },
  },
  scheduleText: 'Miercuri - Luni 12:00 - 01:00',
  heroPicture: 'kafana-trei-tamburasi-hero',
  logoPicture: 'kafana-trei-tamburasi-logo',
  categories: [
    {
      name: 'Meze',
      products: [
        row(
          'Platou cu afumături',
          58,
          '500 g',
          'platou-rece',
          'Pršut, pancetă, cârnați uscați, kajmak și măsline.',
        ),
        row('Kajmak', 19, '150 g', '', 'Smântână fermentată, groasă și ușor sărată.'),
        row('Ajvar iute', 16, '150 g', '', 'Ardei copți și vinete, fierți încet cu ulei.'),
        row('Ajvar dulce', 16, '150 g', '', 'Ardei copți și vinete, fără iuțeală.'),
        row('Urnebes', 18.5, '150 g', '', 'Brânză frecată cu ardei iute și usturoi.'),
        row(
          'Ardei umpluți cu kajmak',
          24,
          '250 g',
          '',
          'Ardei copți, umpluți cu brânză și kajmak.',
        ),
        row('Pindžur', 17, '180 g', '', 'Vinete, roșii și ardei copți, zdrobiți cu usturoi.'),
      ],
    },
    {
      name: 'De pe grătar',
      products: [
        row(
          'Ćevapi, cinci bucăți',
          29,
          '200 g',
          'mici',
          'Carne de vită și oaie, ceapă tocată și lipie caldă.',
        ),
        row('Ćevapi, zece bucăți', 47, '400 g', 'mici', 'Porție mare, cu kajmak, ceapă și lipie.'),
        row(
          'Pljeskavica',
          34,
          '250 g',
          'pljeskavica',
          'Chiftea mare de vită și porc, ceapă și ajvar.',
        ),
        row(
          'Pljeskavica umplută cu brânză',
          39,
          '300 g',
          'pljeskavica',
          'Carne suculentă umplută cu brânză și șuncă.',
        ),
        row(
          'Pljeskavica de Leskovac',
          38.5,
          '280 g',
          'pljeskavica',
          'Cu ardei iute și ceapă în compoziție.',
        ),
        row(
          'Pljeskavica în lipie',
          36,
          '380 g',
          'pljeskavica',
          'Lipie caldă, kajmak, varză și ceapă.',
        ),
        row('Frigărui de porc', 36, '280 g', 'frigarui', 'Ceafă de porc, ceapă și slănină.'),
        row(
          'Frigărui de pui cu bacon',
          34,
          '260 g',
          'frigarui',
          'Piept de pui învelit în bacon, cu ardei.',
        ),
        row(
          'Frigărui de berbecuț',
          52,
          '280 g',
          'frigarui',
          'Berbecuț marinat cu usturoi și oregano.',
        ),
        row(
          'Cârnați sârbești',
          33,
          '280 g',
          'carnati',
          'Cârnați de porc cu boia dulce și usturoi.',
        ),
        row('Cârnați iuți din Banat', 34.5, '280 g', 'carnati', 'Porc, boia iute, chimion.'),
        row('Vešalica', 41, '260 g', 'cotlet', 'File de porc bătut subțire, cu kajmak.'),
        row('Cotlet de miel', 68, '300 g', 'cotlet', 'Miel marinat cu rozmarin și usturoi.'),
        row('Ceafă de porc pe cărbuni', 37, '300 g', 'cotlet', 'Ceafă groasă, boia și usturoi.'),
        row(
          'Karađorđeva',
          46,
          '350 g',
          'cotlet',
          'Rulou de porc umplut cu kajmak, în pesmet, cu cartofi.',
        ),
      ],
    },
    {
      name: 'Platouri',
      products: [
        row(
          'Platou Tamburaș pentru doi',
          109,
          '1000 g',
          'mici',
          'Ćevapi, pljeskavica, frigărui, cârnați, cartofi și lipii.',
        ),
        row(
          'Platou Trei Tamburași',
          198,
          '2000 g',
          'frigarui',
          'Pentru patru persoane: tot grătarul, kajmak, ajvar și salată.',
        ),
      ],
    },
    {
      name: 'Din ceaun',
      products: [
        row(
          'Fasole la oală, prebranac',
          27,
          '350 g',
          '',
          'Fasole mare coaptă cu multă ceapă și boia.',
        ),
        row('Podvarak cu ciolan', 45, '550 g', '', 'Varză murată coaptă, ciolan afumat.'),
        row('Sarma în foi de varză', 35, '350 g', '', 'Varză murată, porc afumat și orez.'),
        row('Mućkalica', 39, '380 g', '', 'Carne de porc în sos de ardei și roșii, ușor iute.'),
      ],
    },
    {
      name: 'Garnituri',
      products: [
        row('Lipie caldă', 7, '1 buc', 'lipie', 'Coaptă pe jar, unsă cu untură.'),
        row('Lipie cu kajmak', 14, '200 g', 'lipie'),
        row('Cartofi copți cu ceapă', 15, '250 g', 'cartofi-copti'),
        row('Cartofi la cuptor cu usturoi', 16, '250 g', 'cartofi-copti'),
        row('Orez cu legume', 13, '200 g', ''),
        row('Proja', 12, '2 buc', 'lipie', 'Turtă de mălai cu brânză.'),
      ],
    },
    {
      name: 'Salate și murături',
      products: [
        row(
          'Salată šopska',
          21,
          '280 g',
          'muraturi',
          'Roșii, castraveți, ardei, ceapă și brânză rasă.',
        ),
        row('Salată sârbească', 18, '250 g', 'muraturi', 'Roșii, ceapă, castraveți și ardei iute.'),
        row('Murături de toamnă', 13.5, '220 g', 'muraturi'),
        row('Ardei iuți copți', 14, '150 g', 'muraturi'),
      ],
    },
    {
      name: 'Dulce',
      products: [
        row('Baklava de casă', 19, '150 g', 'baklava', 'Nuci, foi subțiri și sirop cu lămâie.'),
        row('Tufahije', 18, '180 g', '', 'Măr fiert umplut cu nuci, cu frișcă.'),
        row('Palačinke cu nucă', 20, '200 g', 'baklava', 'Clătite cu nucă măcinată și miere.'),
      ],
    },
    {
      name: 'Băuturi',
      products: [
        row('Cafea la ibric', 9, '80 ml', 'cafea', 'Cu rahat alături.'),
        row('Cafea turcească dublă', 13, '150 ml', 'cafea'),
        row('Bere la halbă', 14, '500 ml', 'bere'),
        row('Bere neagră', 16, '500 ml', 'bere'),
        row('Rakija de gutui', 17, '50 ml', ''),
        row('Apă minerală', 8, '330 ml', ''),
      ],
    },
  ],
};
