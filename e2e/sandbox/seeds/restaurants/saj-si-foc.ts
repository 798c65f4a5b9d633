import { menuRowsOf } from '../menu-row.ts';
import type { SeedRestaurant } from '../seed-types.ts';

const row = menuRowsOf('saj-si-foc');

export const sajSiFoc: SeedRestaurant = {
  shortName: 'saj-si-foc',
  name: 'Saj & Foc',
  schedule: {
    type: 'v3',
    start: { startHour: '2026-07-01T07:00:00.000Z' },
    end: { endHour: '2026-07-01T00:30:00.000Z' },
  },
  scheduleText: 'Luni - Duminică 10:00 - 03:30',
  heroPicture: 'saj-si-foc-hero',
  logoPicture: 'saj-si-foc-logo',
  categories: [
    {
      name: 'Shaorma',
      products: [
        row(
          'Shaorma de pui mică',
          22,
          '300 g',
          'shaorma',
          'Pui rumenit la rotisor, cartofi, varză, castraveți murați și sos de usturoi.',
        ),
        row(
          'Shaorma de pui mare',
          28,
          '450 g',
          'shaorma',
          'Porție dublă de pui, cartofi, varză, roșii și două sosuri.',
        ),
        row(
          'Shaorma de vită',
          33,
          '400 g',
          'shaorma',
          'Vită marinată cu chimion, ceapă cu sumac, roșii și tahini.',
        ),
        row(
          'Shaorma mixtă',
          32.5,
          '430 g',
          'shaorma',
          'Pui și vită, cartofi, murături, sos de usturoi și sos iute.',
        ),
        row(
          'Shaorma la pită de casă',
          27,
          '380 g',
          'shaorma',
          'Pită coaptă pe loc, pui, salată verde și iaurt.',
        ),
        row(
          'Shaorma fitness',
          29,
          '380 g',
          'shaorma',
          'Pui, salată, roșii, castraveți, fără cartofi, sos de iaurt.',
        ),
        row(
          'Shaorma cu halloumi',
          28,
          '370 g',
          'shaorma',
          'Halloumi la plită, vinete coapte, roșii și sos tahini.',
        ),
      ],
    },
    {
      name: 'Dürüm și lipie',
      products: [
        row(
          'Dürüm de pui',
          27,
          '380 g',
          'durum',
          'Lipie subțire de pe saj, pui, salată și sos alb.',
        ),
        row('Dürüm de vită', 32, '380 g', 'durum', 'Vită, ceapă cu sumac, pătrunjel și roșii.'),
        row(
          'Dürüm adana',
          35,
          '400 g',
          'durum',
          'Carne tocată de berbec și vită, la frigare, cu ardei copt.',
        ),
        row('Dürüm cu falafel', 24, '360 g', 'durum', 'Falafel, hummus, murături și salată.'),
        row('Dürüm crispy', 29, '390 g', 'durum', 'Pui crocant, salată, porumb și sos ranch.'),
      ],
    },
    {
      name: 'La farfurie',
      products: [
        row(
          'Kebab de pui la farfurie',
          36,
          '500 g',
          'kebab',
          'Pui, orez cu unt, salată, cartofi și sos de usturoi.',
        ),
        row(
          'Kebab de vită la farfurie',
          43,
          '500 g',
          'kebab',
          'Vită feliată subțire, orez, salată și lipie.',
        ),
        row(
          'Iskender',
          45.5,
          '520 g',
          'kebab',
          'Vită pe cuburi de pită, sos de roșii, iaurt și unt topit.',
        ),
        row(
          'Adana la farfurie',
          44,
          '480 g',
          'kebab',
          'Frigărui de carne tocată, bulgur, ardei copt și salată.',
        ),
        row(
          'Platou pentru doi',
          92,
          '1100 g',
          'kebab',
          'Pui, vită, adana, falafel, orez, salată, lipii și patru sosuri.',
        ),
        row(
          'Shaorma la tavă pentru familie',
          119,
          '1600 g',
          'kebab',
          'Pui și vită, cartofi, murături, patru sosuri.',
        ),
      ],
    },
    {
      name: 'Crispy',
      products: [
        row(
          'Crispy de pui cu cartofi',
          30,
          '380 g',
          'crispy',
          'Fâșii de pui în crustă, cartofi prăjiți și sos la alegere.',
        ),
        row(
          'Crispy la pită',
          26,
          '350 g',
          'crispy',
          'Pui crocant, cartofi, murături și sos de usturoi.',
        ),
        row('Nuggets', 19, '8 buc', 'crispy', 'Opt bucăți, cu sos la alegere.'),
        row(
          'Aripioare la jar',
          28,
          '8 buc',
          'crispy',
          'Aripioare marinate cu boia și iaurt, coapte pe jar.',
        ),
      ],
    },
    {
      name: 'Falafel și supe',
      products: [
        row(
          'Falafel la farfurie',
          31,
          '400 g',
          'falafel',
          'Opt bile de năut cu pătrunjel, hummus, salată și lipie.',
        ),
        row('Falafel porție', 17, '6 buc', 'falafel'),
        row(
          'Supă de linte',
          16,
          '350 ml',
          'supa-linte',
          'Linte roșie, chimion, lămâie și unt cu boia.',
        ),
        row('Supă de pui cu lămâie', 17.5, '350 ml', 'supa-linte', 'Pui, orez, lămâie și mentă.'),
      ],
    },
    {
      name: 'Garnituri și salate',
      products: [
        row('Cartofi prăjiți', 11, '200 g', 'cartofi-pai'),
        row('Cartofi cu brânză', 15, '250 g', 'cartofi-pai', 'Cartofi prăjiți și telemea rasă.'),
        row('Orez cu unt și fidea', 10, '200 g', ''),
        row(
          'Salată ciobănească turcească',
          17,
          '280 g',
          'salata-verde',
          'Roșii, castraveți, ardei, ceapă și pătrunjel, tăiate mărunt.',
        ),
        row('Salată de varză roșie', 10, '200 g', 'salata-verde'),
        row('Ardei iute copt', 6, '', ''),
      ],
    },
    {
      name: 'Sosuri',
      products: [
        row('Sos de usturoi', 4, '60 ml', ''),
        row('Sos iute', 4, '60 ml', ''),
        row('Sos tahini', 5, '60 ml', ''),
        row('Sos de iaurt cu mentă', 4.5, '60 ml', ''),
      ],
    },
    {
      name: 'Dulce',
      products: [
        row('Baklava cu fistic', 21, '3 buc', 'baklava', 'Foi subțiri, fistic și sirop de zahăr.'),
        row('Baklava cu nucă', 18, '3 buc', 'baklava', 'Foi subțiri, nucă și sirop cu lămâie.'),
        row('Künefe', 28, '200 g', 'baklava', 'Cataif cu brânză caldă, sirop și fistic.'),
      ],
    },
    {
      name: 'Băuturi',
      products: [
        row('Ayran', 8, '300 ml', 'ayran', 'Iaurt, apă și un praf de sare.'),
        row('Ayran cu mentă', 9, '300 ml', 'ayran'),
        row('Cola', 9, '330 ml', 'racoritoare'),
        row('Suc de rodii', 15, '250 ml', ''),
        row('Ceai turcesc', 6, '', ''),
      ],
    },
  ],
};
