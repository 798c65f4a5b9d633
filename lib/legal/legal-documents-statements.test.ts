import { getLegalDocument } from './legal-documents.ts';

/**
 * Each row has a document, its required wording, and a former wording that must not return. The
 * former wording can be a part of the required wording, so the test removes the required wording
 * before it looks for the former wording.
 */
describe('the legal document', () => {
  it.each([
    ['privacy', 'la App Store numai ca să se numere de unde vin instalările', 'masa, ca aplicația'],
    ['privacy', 'nume de utilizator, date de contact, funcția', 'nume și prenume, date de contact'],
    ['eula', 'Dacă Aplicația folosește funcții ale', 'Aplicația folosește funcții ale'],
    ['terms', 'terților, alții decât cei pe care îi folosim', 'faptele terților;'],
    ['terms', 'Pagina „Restaurante” arată lista publică', 'Site-ul arată lista'],
    ['cookies', 'trimite cel mult o cerere de imagine', 'trimite o singură cerere'],
    ['terms', 'tehnologiile de stocare sunt descrise în', 'tehnologiile de stocare în'],
    ['terms', 'iar cel al Abonamentului este emis de Societate', 'Abonamentului de Societate'],
    ['cookies', 'până este folosit sau înlocuit de altul', 'până este folosit sau până'],
    ['cookies', 'cel mult până când pagina primește confirmarea', 'până când comanda este'],
    [
      'additionalAct',
      'nume de utilizator, e-mail, telefon, funcție, fotografie',
      'prenume, e-mail',
    ],
    ['accessibility', 'Fotografiile din liste nu au text alternativ', 'Textul alternativ al unei'],
    ['cookies', 'are de confirmat o parolă schimbată', 'plată sau care a fost răspunsul'],
  ] as const)('%s contains "%s", and not the former wording', (name, wording, formerWording) => {
    const text = JSON.stringify(getLegalDocument(name));
    expect(text).toContain(wording);
    expect(text.replace(wording, '')).not.toContain(formerWording);
  });
});
