import { list, paragraph } from '../block.ts';
import type { LegalSection } from '../block.ts';
import type { LegalContext } from '../legal-context.ts';

/** The section about the values that `lib/reports/vitals-beacon.ts` sends. */
export function speedText({ vitalsSamplePercent }: LegalContext): LegalSection {
  return {
    id: 'masurarea-vitezei',
    title: 'Măsurarea vitezei',
    blocks: [
      paragraph(
        vitalsSamplePercent > 0
          ? `Site-ul măsoară viteza a cel mult ${vitalsSamplePercent}% dintre vizitele pe paginile publice, alese la întâmplare, ca să aflăm care pagini se încarcă greu:`
          : 'Site-ul poate măsura viteza unei părți din vizitele pe paginile publice, ca să aflăm care pagini se încarcă greu. Acum măsurarea nu este activă: nu se măsoară și nu se trimite nimic. Când este activă:',
      ),
      list([
        'când ascundeți sau părăsiți pagina, browserul trimite acestui site felul ei, de exemplu „meniul unui restaurant”, și valorile măsurate: timpul până la primul răspuns, până la primul conținut și până la cel mai mare element, timpul de reacție la atingeri și cât s-a deplasat conținutul;',
        'nu se trimit numele restaurantului, masa, parametrii adresei și niciun identificator; adresa IP și datele browserului, pe care le cuprinde orice cerere, nu se păstrează;',
        'nu se păstrează nimic în browser, iar valorile sunt adunate imediat în statistici, în care nicio vizită nu mai poate fi recunoscută;',
        'nu se măsoară nimic pe paginile de resetare a parolei, de activare, de plată și de factură și nici în meniurile deschise din aplicații;',
        'nu se trimite nimic dacă browserul transmite semnalul Global Privacy Control sau Do Not Track ori dacă ați refuzat pixelul de reclame.',
      ]),
    ],
  };
}
