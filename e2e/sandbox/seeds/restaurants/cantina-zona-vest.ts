import { menuRowsOf } from '../menu-row.ts';
import type { SeedRestaurant } from '../seed-types.ts';

const row = menuRowsOf('cantina-zona-vest');

export const cantinaZonaVest: SeedRestaurant = {
  shortName: 'cantina-zona-vest',
  name: 'Cantina Zona Vest',
  schedule: undefined,
  scheduleText: undefined,
  categories: [
    {
      name: 'Meniul zilei',
      products: [
        row(
          'Meniul zilei: supă, fel doi, salată',
          29.9,
          '750 g',
          'meniul-zilei',
          'Supa sau ciorba zilei, felul doi cu garnitură, salată și pâine. De luni până vineri, între 11:00 și 15:00.',
        ),
        row('Meniul zilei fără supă', 24.9, '500 g', 'meniul-zilei'),
        row(
          'Meniu vegetarian',
          26.5,
          '650 g',
          'meniul-zilei',
          'Supă de legume, fel doi fără carne, salată.',
        ),
        row(
          'Meniu pentru tură de noapte',
          31,
          '800 g',
          '',
          'Se ridică până la ora 21:00, ambalat.',
        ),
        row(
          'Abonament zece prânzuri',
          275,
          '',
          '',
          'Zece meniuri complete, valabile treizeci de zile.',
        ),
      ],
    },
    {
      name: 'Supe și ciorbe',
      products: [
        row('Supă de pui cu tăiței', 12, '400 ml', 'supa-galbena'),
        row('Supă cu găluște de griș', 12.5, '400 ml', 'supa-galbena'),
        row('Ciorbă de legume', 11, '400 ml', ''),
        row('Ciorbă de fasole cu afumătură', 14, '400 ml', '', 'Fasole boabe, ciolan și tarhon.'),
        row('Ciorbă de perișoare', 14, '400 ml', '', 'Perișoare de porc, legume, leuștean.'),
        row('Borș de sfeclă', 12, '400 ml', ''),
        row('Supă cremă de mazăre', 12, '350 ml', 'supa-galbena'),
        row('Ciorbă de văcuță', 16, '400 ml', ''),
      ],
    },
    {
      name: 'Feluri principale',
      products: [
        row('Șnițel de pui', 18, '160 g', 'snitel', 'Piept de pui pane, prăjit pe loc.'),
        row('Șnițel de porc', 19, '160 g', 'snitel'),
        row('Cordon bleu', 22.5, '200 g', 'snitel', 'Piept de pui, șuncă și cașcaval.'),
        row(
          'Chiftele marinate',
          17,
          '200 g',
          'tocanita',
          'Chiftele de porc și vită în sos de roșii.',
        ),
        row('Tocăniță de pui', 18, '250 g', 'tocanita', 'Pulpe de pui, ceapă, ardei și roșii.'),
        row('Tocăniță de vită', 24, '250 g', 'tocanita', 'Vită, ceapă, ardei și boia.'),
        row('Gulaș cu cartofi', 21, '350 g', 'tocanita', 'Porc, cartofi, boia și chimion.'),
        row('Ostropel de pui', 18.5, '250 g', 'tocanita', 'Sos de roșii cu mult usturoi.'),
        row('Pulpă de pui la cuptor', 17, '220 g', '', 'Pulpă întreagă, boia și usturoi.'),
        row('Ceafă la grătar', 20, '180 g', ''),
        row('Pește prăjit', 21, '180 g', ''),
        row('Sarmale cu mămăligă', 24, '300 g', '', 'Patru sarmale, mămăligă și smântână.'),
        row('Musaca de cartofi', 20, '350 g', '', 'Cartofi, carne tocată, sos de roșii.'),
        row('Pilaf cu pui', 19, '380 g', '', 'Orez, pui, morcov și mazăre.'),
        row('Ardei umpluți', 21, '350 g', ''),
        row('Iahnie de fasole cu cârnat', 20.5, '380 g', ''),
      ],
    },
    {
      name: 'Paste',
      products: [
        row('Paste cu sos bolognez', 19, '350 g', 'paste-rosii'),
        row('Paste cu roșii și brânză', 16, '330 g', 'paste-rosii'),
        row(
          'Macaroane cu brânză la cuptor',
          15,
          '300 g',
          'paste-rosii',
          'Brânză de vaci, ou și zahăr vanilat.',
        ),
      ],
    },
    {
      name: 'Garnituri',
      products: [
        row('Piure de cartofi', 8, '200 g', ''),
        row('Cartofi prăjiți', 9, '200 g', ''),
        row('Orez cu legume', 7.5, '200 g', ''),
        row('Mămăligă', 5, '200 g', ''),
        row('Varză călită', 8, '200 g', ''),
        row('Mazăre scăzută', 8.5, '200 g', ''),
      ],
    },
    {
      name: 'Salate',
      products: [
        row('Salată de varză', 6, '150 g', 'salata-verde'),
        row('Salată verde cu lămâie', 7, '150 g', 'salata-verde'),
        row('Salată de murături', 7, '150 g', 'salata-verde'),
        row('Salată de sfeclă cu hrean', 6.5, '150 g', ''),
      ],
    },
    {
      name: 'Desert',
      products: [
        row('Plăcintă cu mere', 9, '150 g', 'placinta', 'Foi întinse, mere rase, scorțișoară.'),
        row('Plăcintă cu brânză', 10, '150 g', 'placinta'),
        row('Orez cu lapte', 8, '200 g', ''),
        row('Clătite cu gem', 11, '2 buc', ''),
      ],
    },
    { name: 'Meniu de sărbători', products: [] },
    {
      name: 'Băuturi',
      products: [
        row('Compot de casă', 6, '300 ml', ''),
        row('Chefir', 6.5, '330 ml', ''),
        row('Cafea de automat', 5, '', ''),
        row('Apă plată', 5, '500 ml', ''),
        row('Pâine', 1.5, '100 g', ''),
      ],
    },
  ],
};
