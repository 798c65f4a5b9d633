import { definitions, heading, list, paragraph, table } from '../block.ts';
import type { LegalSection } from '../block.ts';
import { ANNEX_ID } from './act-sections-text.ts';

export function actAnnexText(): LegalSection {
  return {
    id: ANNEX_ID,
    title: 'Anexa 1. Detaliile prelucrării',
    blocks: [
      heading('anexa-1-obiect', 'Obiectul, natura și scopul'),
      paragraph(
        'Furnizarea Platformei software ca serviciu pentru hoteluri, restaurante și cafenele: administrarea comenzilor, livrărilor, rezervărilor, documentelor, personalului și relației cu clienții. Operațiunile sunt colectarea, înregistrarea, organizarea, stocarea, consultarea, transmiterea potrivit instrucțiunilor și ștergerea.',
      ),
      heading('anexa-1-durata', 'Durata'),
      paragraph(
        'Durata contractului, inclusiv perioada de probă gratuită, și timpul necesar ștergerii sau returnării.',
      ),
      heading('anexa-1-persoane-si-date', 'Persoanele vizate și datele'),
      table({
        id: 'tabel-anexa-1',
        caption: 'Categoriile de persoane vizate și de date',
        columns: ['Persoanele vizate', 'Datele'],
        rows: [
          [
            'Angajații și colaboratorii Clientului (manager, ospătar, contabil)',
            'nume și prenume, nume de utilizator, e-mail, telefon, funcție, rol, fotografie sau imagine de profil',
          ],
          [
            'Clienții persoane fizice ai Clientului',
            'nume și prenume, nume de utilizator, e-mail, telefon, fotografie, adresă de livrare, comenzi și rezervări',
          ],
          [
            'Persoanele de contact ale clienților',
            'nume și prenume, nume de utilizator, e-mail, telefon, funcție, fotografie',
          ],
        ],
      }),
      paragraph(
        'Nu se prelucrează, ca regulă, categorii speciale de date. Mențiunile unei comenzi pot totuși cuprinde, de exemplu, o alergie pe care persoana a scris-o cu consimțământul ei explicit. Clientul nu introduce astfel de date fără temei legal și fără o înțelegere prealabilă cu Furnizorul.',
      ),
      heading('anexa-1-masuri', 'Măsuri tehnice și organizatorice'),
      definitions([
        {
          term: 'Acces',
          meaning:
            'conturi personale, drepturi după rol, retragerea accesului la plecarea persoanei.',
        },
        {
          term: 'Transmitere',
          meaning: 'conexiuni criptate între aplicații, panou, site și serviciul de date.',
        },
        {
          term: 'Stocare',
          meaning:
            'parole păstrate numai în formă protejată, copii de rezervă, separarea clienților.',
        },
        {
          term: 'Jurnale',
          meaning:
            'evenimente de securitate înregistrate fără parole, jetoane de acces și date de card.',
        },
        {
          term: 'Continuitate',
          meaning: 'monitorizare, actualizări de securitate, proceduri de restaurare.',
        },
        {
          term: 'Organizare',
          meaning:
            'instruire, confidențialitate, procedură pentru incidente, verificări periodice.',
        },
      ]),
      heading('anexa-1-subimputerniciti', 'Categoriile de subîmputerniciți'),
      list([
        'găzduire și stocare;',
        'transmiterea mesajelor e-mail, SMS și a notificărilor;',
        'colectarea jurnalelor tehnice și monitorizarea funcționării;',
        'asistență prin chat și analiza folosirii panoului, unde sunt activate.',
      ]),
    ],
  };
}
