/** Forms of values that real back ends send, although the contract has others. The site reads them. */

/** As a back end on a document database sends numbers, ids and dates that it has not converted. */
const extendedJsonMenu = {
  restaurantName: 'Casa Documentelor',
  restaurant_schedule: {
    type: 'v3',
    start: { startHour: { $date: '2024-07-01T07:00:00Z' } },
    end: { endHour: { $date: { $numberLong: '1719864000000' } } },
  },
  coordinates: {
    latitude: { $numberDouble: '46.18' },
    longitude: { $numberDecimal: '21.32' },
  },
  categories: [
    {
      _id: { $oid: '65a1f0c2e4b0a1b2c3d4e5f6' },
      name: 'Supe',
      flavours: [
        {
          _id: { $oid: '65a1f0c2e4b0a1b2c3d4e5f7' },
          name: 'Supă de pui',
          price: { $numberDecimal: '18.50' },
          weight: { $numberInt: '350' },
          quantity_type: 'ml',
          nutrition: { energy_kcal: { $numberLong: '42' }, salt: { $numberDouble: '0.9' } },
        },
        { name: 'Supă fără preț', price: { $numberDecimal: 'NaN' } },
      ],
    },
  ],
};

/** As editors for web pages store texts. */
const escapedMenu = {
  restaurantName: 'Fish &amp; Chips &bdquo;La Doi Pa\u00adși&rdquo;',
  restaurant_schedule: { start: 10, end: 22 },
  categories: [
    {
      _id: 'e1',
      name: '<b>Supe</b>&nbsp;&amp;&nbsp;ciorbe',
      flavours: [
        {
          name: 'Ciorb&#259; rădăuțeană\u200B &lt;picant\u0103&gt;',
          price: 24.5,
          description:
            '<p>Piept de pui,<br />sm&acirc;nt&acirc;n&abreve; &amp; usturoi.</p>\r\n<p>Se servește fierbinte.</p>',
          ingredients: '<ul><li>pui</li><li>smântână</li></ul>',
        },
        { name: 'Pizza 👨\u200D🍳', price: 32 },
      ],
    },
  ],
};

const PICTURE = `data:image/webp;base64,${'UklGRg'.repeat(20_000)}`;

/** As back ends do that store pictures in the database. */
const dataPicturesMenu = {
  restaurantName: 'Pozele din Meniu',
  restaurantImage: PICTURE,
  logoImage: PICTURE,
  restaurant_schedule: { start: 10, end: 22 },
  categories: [
    {
      _id: 'd1',
      name: 'Paste',
      flavours: Array.from({ length: 20 }, (_, index) => ({
        name: `Paste nr. ${index + 1}`,
        price: 30,
        image: PICTURE,
      })),
    },
  ],
};

export const usualHabits: Readonly<
  Record<string, { readonly behaviour: string; readonly menu: object }>
> = {
  'sandbox-extended-json': {
    behaviour: 'Numbers, ids and dates as the Extended JSON of a document database.',
    menu: extendedJsonMenu,
  },
  'sandbox-escaped': {
    behaviour: 'Texts with tags, character references and invisible characters.',
    menu: escapedMenu,
  },
  'sandbox-data-pictures': {
    behaviour: 'Pictures as data: addresses, 2.6 MB in all.',
    menu: dataPicturesMenu,
  },
};
