import type { Language } from '../language.ts';
import type { Words } from '../words.ts';
import { consentCopy } from './consent-copy.ts';

const { settings: _settings, settingsHeading: _heading, ...banner } = consentCopy;

/** The texts of the banner. Browsers load `consent-copy.ts`, so the English texts are not there. */
export const consentBannerCopy: Readonly<Record<Language, Words<typeof banner>>> = {
  ro: banner,
  en: {
    region: 'Consent to ad measurement',
    text: 'We want to know whether our advertisements bring visits. With your consent, we tell the social network Facebook what kind of page you see, without the name of the restaurant and without the table. Without consent we send nothing.',
    more: 'Cookie policy',
    accept: 'Accept',
    refuse: 'Decline',
  },
};
