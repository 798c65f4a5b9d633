import type { Language } from '../../language.ts';
import type { Words } from '../../words.ts';
import { consentCopy } from './consent-copy.ts';

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
