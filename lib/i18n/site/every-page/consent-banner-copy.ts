import type { Language } from '../../language.ts';
import type { Words } from '../../words.ts';
import { consentCopy } from './consent-copy.ts';

const { settings: _settings, settingsHeading: _heading, ...banner } = consentCopy;

/** The texts of the consent banner. The other texts of `consentCopy` are only in Romanian. */
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
