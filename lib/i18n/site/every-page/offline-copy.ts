import type { Language, Words } from '../../language.ts';

/** The service worker fills in `{time}` and `{day}`. */
const romanian = {
  /** The notice on a stored page, in the language of the page. */
  notice: {
    today:
      'Nu am putut încărca varianta cea mai nouă. Vezi copia salvată pe acest dispozitiv la ora {time}: între timp, prețurile și programul se pot schimba.',
    earlier:
      'Nu am putut încărca varianta cea mai nouă. Vezi copia salvată pe acest dispozitiv pe {day}, la ora {time}: între timp, prețurile și programul se pot schimba.',
  },
  /** The page that a browser without a network gets for a page that it has not stored. */
  page: {
    heading: 'Se pare că nu ai internet',
    text: 'Verifică Wi-Fi-ul sau datele mobile, apoi încearcă din nou.',
    again: 'Încearcă din nou',
    stored: 'Meniuri salvate pe acest dispozitiv',
    storedText: 'Pe acestea le poți deschide și fără internet.',
    today: 'Salvat azi, la {time}',
    earlier: 'Salvat pe {day}',
  },
} as const;

export const offlineCopy: Readonly<Record<Language, Words<typeof romanian>>> = {
  ro: romanian,
  en: {
    notice: {
      today:
        'We could not load the latest version. This is the copy saved on this device at {time}: prices and opening hours may have changed.',
      earlier:
        'We could not load the latest version. This is the copy saved on this device on {day} at {time}: prices and opening hours may have changed.',
    },
    page: {
      heading: 'You seem to be offline',
      text: 'Check your Wi-Fi or mobile data, then try again.',
      again: 'Try again',
      stored: 'Menus saved on this device',
      storedText: 'You can open these without internet.',
      today: 'Saved today at {time}',
      earlier: 'Saved on {day}',
    },
  },
};
