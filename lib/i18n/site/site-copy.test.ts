import { siteCopy } from './site-copy.ts';

const listTexts = (group: object): readonly unknown[] =>
  Object.values(group).flatMap((text: unknown) => {
    if (typeof text === 'function') return [text('Valoare', 'Altă valoare')];
    return typeof text === 'object' && text !== null ? listTexts(text) : [text];
  });

const texts = listTexts(siteCopy);

describe('the Romanian copy', () => {
  it.each([
    [siteCopy.menu.title('Casa Veche'), 'Casa Veche - Meniu'],
    [siteCopy.menu.reload, 'Reîncarcă'],
    [siteCopy.restaurants.truncated(70), 'Sunt afișate primele 70 de restaurante'],
    [siteCopy.table.heading('12'), 'Masa 12'],
    [siteCopy.product.noDetails, 'Acest produs nu are mai multe informatii!'],
    [siteCopy.product.close, 'Inchide'],
    [siteCopy.openingPopup.viewOnly, 'Doar vizualizez'],
    [siteCopy.notFound.code, '404'],
    [siteCopy.notFound.text, 'Pagina nu a fost gasita!'],
    [siteCopy.notFound.home, 'Mergi Acasa'],
  ])('has %j verbatim', (text, required) => {
    expect(text).toBe(required);
  });

  it.each(texts.map((text) => [text]))(
    'has %j, which is not empty, contains no undefined value, and has ș and ț with a comma',
    (text) => {
      expect(text).toEqual(expect.stringMatching(/^\S(.*\S)?$/u));
      expect(text).not.toMatch(/[ŞşŢţ]|undefined|NaN|\[object/);
      expect(text).toBe(String(text).normalize('NFC'));
    },
  );
});
