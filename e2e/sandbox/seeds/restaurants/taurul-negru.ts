import { menuRowsOf } from '../menu-row.ts';
import type { SeedRestaurant } from '../seed-types.ts';

const row = menuRowsOf('taurul-negru');

export const taurulNegru: SeedRestaurant = {
  shortName: 'taurul-negru',
  name: 'Taurul Negru Steakhouse',
  schedule: { start: 17, end: 2 },
  scheduleText: 'Marți - Duminică 17:00 - 02:00',
  heroPicture: 'taurul-negru-hero',
  logoPicture: 'taurul-negru-logo',
  telephone: '0257-000-106',
  categories: [
    {
      name: 'Aperitive',
      products: [
        row(
          'Tartar de vită',
          54,
          '180 g',
          'tartar',
          'Mușchi de vită tocat la cuțit, gălbenuș, capere, muștar și pâine prăjită.',
        ),
        row(
          'Tartar cu trufe',
          62,
          '180 g',
          'tartar',
          'Tartar clasic cu ulei de trufe și parmezan.',
        ),
        row(
          'Carpaccio cu parmezan',
          46,
          '140 g',
          'tartar',
          'Mușchi de vită feliat subțire, rucola, lămâie.',
        ),
        row('Măduvă la cuptor', 39, '300 g', '', 'Os despicat, sare de mare, pâine cu maia.'),
        row('Creveți la plită', 52.5, '200 g', '', 'Creveți mari, unt cu usturoi și lămâie.'),
        row('Ceapă friptă cu unt afumat', 18, '180 g', ''),
      ],
    },
    {
      name: 'Steak maturat',
      products: [
        row('Ribeye', 119, '350 g', 'steak', 'Vită Black Angus, maturată douăzeci și opt de zile.'),
        row('New York strip', 109, '320 g', 'steak', 'Vrăbioară maturată uscat, grăsime rumenită.'),
        row('Mușchi file', 129, '220 g', 'steak', 'Cea mai fragedă bucată, cu unt cu ierburi.'),
        row('Flat iron', 82, '250 g', 'steak', 'Spată fragedă, făcută mediu.'),
        row('Flank la cărbune', 79.5, '280 g', 'steak', 'Feliat subțire, cu chimichurri.'),
        row('Picanha', 88, '300 g', 'steak', 'Capac de pulpă, sare mare, cărbune de stejar.'),
        row(
          'Bavette cu unt de șalotă',
          76,
          '260 g',
          'steak',
          'Fibră lungă, gust puternic, unt cu șalotă.',
        ),
        row('T-bone', 168, '600 g', 'cotlet', 'Mușchi și vrăbioară, pe os.'),
        row(
          'Tomahawk pentru doi',
          329,
          '1200 g',
          'cotlet',
          'Antricot pe coastă lungă, maturat treizeci și cinci de zile; se feliază la masă.',
        ),
        row(
          'Porterhouse pentru doi',
          289,
          '1000 g',
          'cotlet',
          'Mușchi mare și vrăbioară, pe os, feliate la masă.',
        ),
        row('Cotlet de vițel', 94, '350 g', 'cotlet', 'Cotlet pe os, salvie și unt rumenit.'),
        row(
          'Cotlet de porc Mangalița',
          72,
          '320 g',
          'cotlet',
          'Grăsime dulce, măr copt și muștar.',
        ),
      ],
    },
    {
      name: 'La foc mic',
      products: [
        row(
          'Coaste de porc glazurate',
          68,
          '600 g',
          'coaste',
          'Opt ore la foc mic, glazură cu miere și whisky.',
        ),
        row('Coaste de vită', 98, '500 g', 'coaste', 'Coaste late, sos de cafea și ardei afumat.'),
        row('Brisket', 74, '280 g', 'coaste', 'Piept de vită afumat paisprezece ore.'),
        row(
          'Obraji de vită în vin roșu',
          79,
          '350 g',
          '',
          'Obraji fierți în vin roșu, piure cu unt.',
        ),
      ],
    },
    {
      name: 'Burgeri',
      products: [
        row(
          'Burgerul Taurului',
          49,
          '380 g',
          'burger-dublu',
          'Vită maturată 200 g, cheddar, ceapă caramelizată.',
        ),
        row('Burger cu brisket', 56, '420 g', 'burger-dublu', 'Chiftea de vită și brisket afumat.'),
        row(
          'Burger cu foie gras',
          79,
          '400 g',
          'burger-dublu',
          'Vită maturată, foie gras, gem de ceapă.',
        ),
      ],
    },
    {
      name: 'Garnituri',
      products: [
        row('Cartofi gratinați', 24, '250 g', 'gratin', 'Cartofi, smântână, gruyère și nucșoară.'),
        row(
          'Macaroane cu brânză',
          26,
          '250 g',
          'gratin',
          'Trei feluri de brânză, crustă de pesmet.',
        ),
        row('Gratin de conopidă', 25, '250 g', 'gratin', 'Conopidă coaptă, sos béchamel, cheddar.'),
        row('Cartofi prăjiți în seu de vită', 19, '220 g', 'cartofi-pai'),
        row('Cartofi cu trufe', 25.5, '220 g', 'cartofi-pai'),
        row('Piure cu unt', 18, '220 g', ''),
        row('Sparanghel la grătar', 28, '180 g', ''),
        row('Spanac cu smântână', 21, '200 g', ''),
        row('Ciuperci cu usturoi', 20, '200 g', ''),
      ],
    },
    {
      name: 'Sosuri',
      products: [
        row('Chimichurri', 8, '', ''),
        row('Piper verde', 9, '', ''),
        row('Béarnaise', 10, '', ''),
        row('Sos de vin roșu', 9.5, '60 ml', ''),
        row('Unt cu măduvă', 11, '', ''),
      ],
    },
    {
      name: 'Salate',
      products: [
        row(
          'Salată Cezar',
          36,
          '300 g',
          'salata-pui',
          'Salată romană, pui, parmezan, anșoa și crutoane.',
        ),
        row(
          'Salată cu fâșii de vită',
          48,
          '320 g',
          'salata-pui',
          'Vită la grătar, rucola, roșii și sos balsamic.',
        ),
        row('Roșii cu ceapă dulce', 22, '250 g', ''),
      ],
    },
    {
      name: 'Desert',
      products: [
        row('Cheesecake copt', 27, '160 g', 'cheesecake', 'Cremă de brânză, sos de fructe roșii.'),
        row('Fondant de ciocolată', 29, '150 g', '', 'Miez cald, înghețată de vanilie.'),
        row('Crème brûlée', 26, '140 g', '', 'Cremă de vanilie sub crustă de caramel.'),
      ],
    },
    {
      name: 'Bar',
      products: [
        row('Malbec', 32, '150 ml', 'vin-rosu'),
        row('Cabernet sauvignon de Miniș', 28, '150 ml', 'vin-rosu'),
        row('Old fashioned', 38, '90 ml', 'cocktail', 'Bourbon, bitter, portocală.'),
        row('Negroni', 36, '90 ml', 'cocktail'),
        row('Aperol spritz', 34, '250 ml', 'cocktail'),
        row('Cocktail fără alcool', 26, '250 ml', 'cocktail'),
        row('Apă minerală', 12, '330 ml', ''),
      ],
    },
  ],
};
