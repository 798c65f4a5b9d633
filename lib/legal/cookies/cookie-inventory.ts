import type { LegalContext } from '../legal-context.ts';

/** A row in one of the two tables of cookies in the cookie policy (requirement G-5). */
export type CookieEntry = {
  readonly name: string;
  readonly category: string;
  readonly purpose: string;
  readonly isRequired: boolean;
  /** An example, because the real duration is not known. The tables mark it as an example. */
  readonly exampleMinutes: number;
  readonly sourceDomain: string;
};

const SESSION_MINUTES = 120;
const ANALYTICS_MINUTES = 30;
const CHAT_MINUTES = 30;
/** A domain reserved for examples, because the requirements do not name the third party. */
const CHAT_DOMAIN = 'chat.example (domeniu exemplu)';

/** The partner panel and its services set these cookies. The public pages do not set them. */
export function firstPartyCookies({ partnerPanelUrl }: LegalContext): readonly CookieEntry[] {
  const panelHost = new URL(partnerPanelUrl).hostname;
  return [
    {
      name: 'Jetonul de sesiune',
      category: 'strict necesar',
      purpose: 'păstrează autentificarea pe durata sesiunii',
      isRequired: true,
      exampleMinutes: SESSION_MINUTES,
      sourceDomain: panelHost,
    },
    {
      name: 'Jetonul anti-falsificare (CSRF)',
      category: 'securitate',
      purpose: 'verifică dacă un formular a fost trimis chiar din paginile platformei',
      isRequired: true,
      exampleMinutes: SESSION_MINUTES,
      sourceDomain: panelHost,
    },
    {
      name: 'Analiza paginilor: identificatorul vizitei',
      category: 'analiză',
      purpose: 'leagă între ele paginile văzute în aceeași vizită',
      isRequired: false,
      exampleMinutes: ANALYTICS_MINUTES,
      sourceDomain: panelHost,
    },
    {
      name: 'Analiza paginilor: starea vizitei',
      category: 'analiză',
      purpose: 'numără paginile văzute și ține minte începutul vizitei',
      isRequired: false,
      exampleMinutes: ANALYTICS_MINUTES,
      sourceDomain: panelHost,
    },
    {
      name: 'Afinitatea distribuitorului de trafic',
      category: 'strict necesar',
      purpose: 'trimite cererile aceleiași sesiuni către același server',
      isRequired: true,
      exampleMinutes: SESSION_MINUTES,
      sourceDomain: panelHost,
    },
  ];
}

export const THIRD_PARTY_COOKIES: readonly CookieEntry[] = [
  {
    name: 'Sesiunea de chat',
    category: 'chat',
    purpose: 'păstrează conversația cu asistența când treceți la altă pagină',
    isRequired: false,
    exampleMinutes: CHAT_MINUTES,
    sourceDomain: CHAT_DOMAIN,
  },
  {
    name: 'Sesiunea de analiză a furnizorului de chat',
    category: 'analiză',
    purpose: 'măsoară folosirea chatului în timpul unei vizite',
    isRequired: false,
    exampleMinutes: CHAT_MINUTES,
    sourceDomain: CHAT_DOMAIN,
  },
];
