import { routes } from '@/lib/addresses/routes';
import { formatCompany, list, paragraph, prose } from './block.ts';
import type { LegalContext, LegalDocument } from './block.ts';
import { ACCESSIBILITY_UPDATED_ON } from '../business-facts.ts';
import { laws, standards } from './facts.ts';
import { emailLink, legalLinks, phoneLink } from './legal-links.ts';

export function accessibilityText(context: LegalContext): LegalDocument {
  const { brandName } = context;
  return {
    path: routes.accessibility(),
    title: 'Declarație de accesibilitate',
    description: `Cât de accesibil este site-ul ${brandName}, ce limite cunoaștem și cum ne semnalați o barieră.`,
    lastUpdated: ACCESSIBILITY_UPDATED_ON,
    introduction: [
      paragraph(
        `${formatCompany(context)} dorește ca site-ul ${brandName} să poată fi folosit de toată lumea, inclusiv de persoanele cu dizabilități. Declarația privește site-ul public de la adresa ${context.siteUrl}.`,
      ),
    ],
    sections: [
      {
        id: 'serviciul',
        title: 'Serviciul',
        blocks: [
          paragraph(
            'Pe site puteți consulta restaurante, meniuri, prețuri și documente, puteți activa un cont, reseta parola, plăti o comandă începută în aplicație și deschide o factură. Comenzile și rezervările se trimit din aplicația mobilă.',
          ),
        ],
      },
      {
        id: 'standarde',
        title: 'Standardele urmărite',
        blocks: [
          paragraph(
            `Urmărim conformitatea cu ${laws.accessibility.name} privind cerințele de accesibilitate aplicabile produselor și serviciilor, prin standardul european ${standards.accessibility} și prin ${standards.webContent}.`,
          ),
          paragraph('Pentru aceasta:'),
          list([
            'paginile au titluri ordonate, repere, o legătură de salt la conținut și limba declarată;',
            'tot ce se face cu mausul se poate face de la tastatură, cu focalizarea vizibilă;',
            'contrastul este verificat în ambele scheme de culori;',
            'textul poate fi mărit la 200% și pagina poate fi folosită pe ecrane înguste, fără pierdere de conținut;',
            'rezultatele și erorile sunt anunțate cititoarelor de ecran;',
            'animațiile se reduc dacă ați cerut acest lucru în setările sistemului;',
            'meniurile și documentele pot fi citite fără JavaScript.',
          ]),
        ],
      },
      {
        id: 'stadiul-conformitatii',
        title: 'Stadiul conformității',
        blocks: [
          paragraph(
            `Site-ul este parțial conform cu ${standards.webContent}, din cauza limitelor de mai jos. Evaluarea este făcută de noi, cu instrumente automate rulate la fiecare versiune și cu verificări la tastatură, la text mărit și pe ecrane înguste. Nu a fost realizat un audit de către un evaluator independent.`,
          ),
        ],
      },
      {
        id: 'limite-cunoscute',
        title: 'Limite cunoscute',
        blocks: [
          list([
            'Fotografiile și textele meniurilor vin de la restaurante. Fotografiile din liste nu au text alternativ: numele produsului, al categoriei sau al restaurantului este scris lângă ele. Textul alternativ al celorlalte fotografii nu spune mai mult decât numele produsului sau al restaurantului.',
            'Facturile sunt documente PDF emise de alte sisteme și pot fi lipsite de structură pentru cititoarele de ecran. La cerere, vă comunicăm conținutul lor într-o formă accesibilă.',
            'Formularul de card și verificarea băncii se află, de regulă, pe paginile procesatorului de plăți și ale băncii, pe care nu le controlăm. Când formularul apare pe site, denumirile câmpurilor lui vin odată cu el.',
            'Paginile de plată, de activare și de resetare au nevoie de JavaScript. Fără el, paginile de plată arată cum puteți continua în aplicație.',
            'În meniuri și la restaurante, tasta / mută cursorul în câmpul de căutare și nu poate fi dezactivată sau schimbată (criteriul 2.1.4). Dacă folosiți comanda vocală, un cuvânt recunoscut drept această tastă poate muta cursorul; nimic nu se trimite și nu se pierde.',
            'Pe ecrane înguste, tabelele late din documentele juridice se derulează orizontal în cadrul lor.',
            'Aplicațiile mobile, panoul de administrare și site-urile spre care trimitem nu sunt cuprinse în această declarație.',
          ]),
        ],
      },
      {
        id: 'semnalati-o-bariera',
        title: 'Semnalați o barieră',
        blocks: [
          paragraph(
            prose`Dacă întâmpinați o dificultate sau aveți nevoie de o informație în altă formă, scrieți la ${emailLink(context)} sau sunați la ${phoneLink(context)}. Spuneți-ne pagina, ce ați încercat să faceți și, dacă doriți, tehnologia asistivă folosită. Vă răspundem cât mai repede și vă oferim, dacă se poate, o cale alternativă.`,
          ),
          paragraph(
            prose`Dacă răspunsul nu vă mulțumește, vă puteți adresa autorităților de supraveghere desemnate prin ${laws.accessibility.name} și, în calitate de consumator, ANPC (${legalLinks.consumerAuthority}) sau ANPC-SAL (${legalLinks.disputeResolution}).`,
          ),
        ],
      },
    ],
  };
}
