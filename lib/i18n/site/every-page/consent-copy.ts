import type { Language, Words } from '../../language.ts';

/** The Romanian texts of the consent banner, and of the choice on the cookies page. */
export const consentCopy = {
  region: 'Acord pentru măsurarea reclamelor',
  text: 'Ca să știm dacă reclamele ne aduc vizitatori, am transmite către Facebook (Meta) ce fel de pagină vezi, nu și restaurantul sau masa. Dacă refuzi, nu transmitem nimic.',
  more: 'Politica de cookie-uri',
  accept: 'Accept',
  refuse: 'Refuz',
  settingsHeading: 'Pixelul de reclame',
  /** For the cookies page. Uses the formal 'you' (dumneavoastră), as the legal documents do. */
  settings: {
    unknown: 'Fără JavaScript nu se trimite nimic.',
    undecided: 'Nu ați ales încă: nu se trimite nimic.',
    accepted: 'Ați acceptat. Puteți refuza oricând.',
    refused: 'Ați refuzat: nu se trimite nimic. Puteți accepta oricând.',
    signalled:
      'Browserul dumneavoastră trimite semnalul Global Privacy Control, care înseamnă refuz: nu se trimite nimic.',
  },
} as const;

const { settings: _settings, settingsHeading: _heading, ...banner } = consentCopy;

/** The texts of the consent banner. The other texts of `consentCopy` are only in Romanian. */
export const consentBannerCopy: Readonly<Record<Language, Words<typeof banner>>> = {
  ro: banner,
  en: {
    region: 'Consent to ad measurement',
    text: 'To know whether our ads bring us visitors, we would tell Facebook (Meta) what kind of page you see, but not the restaurant or the table. If you decline, we send nothing.',
    more: 'Cookie policy',
    accept: 'Accept',
    refuse: 'Decline',
  },
};
