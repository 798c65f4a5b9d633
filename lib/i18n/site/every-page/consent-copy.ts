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
