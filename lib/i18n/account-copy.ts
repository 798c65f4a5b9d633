import type { Language } from './language.ts';
import { passwordChangedCopy } from './password-changed-copy.ts';
import { transactionCopy } from './transaction-copy.ts';

type AccountCopy = {
  readonly reset: {
    readonly title: string;
    readonly newPassword: string;
    readonly confirmPassword: string;
    readonly showPasswords: string;
    readonly send: string;
    readonly sending: string;
    readonly checking: string;
    readonly tokenAvailable: string;
    readonly tokenInvalid: string;
    readonly mismatch: string;
    /** When the provider says no without saying why. */
    readonly refused: string;
    readonly checkUnavailable: string;
    readonly sendUnavailable: string;
    /** Below what the provider said instead of a yes or a no. */
    readonly unsure: string;
    readonly newLink: string;
    readonly withoutScript: string;
  };
  readonly activation: {
    readonly title: string;
    readonly pending: string;
    readonly activated: string;
    readonly refused: string;
    readonly unavailable: string;
    /** Below what the provider said instead of a yes or a no. */
    readonly unsure: string;
    readonly interrupted: string;
    readonly newLink: string;
    readonly withoutScript: string;
  };
  readonly limited: (retryAfterSeconds: number) => string;
  readonly rejected: string;
  readonly retry: string;
  readonly home: string;
  readonly newLinkHeading: string;
  readonly openApp: { readonly heading: string; readonly text: string; readonly inApp: string };
};

/**
 * The words of the pages for passwords and activation. English is the specification's, letter for
 * letter where it has a text; the Romanian is ours.
 */
export const accountCopy: Readonly<Record<Language, AccountCopy>> = {
  ro: {
    reset: {
      title: 'Ai uitat parola?',
      newPassword: 'Parola nouă',
      confirmPassword: 'Confirmă parola',
      showPasswords: 'Arată parolele',
      send: 'Trimite',
      sending: 'Se trimite…',
      checking: 'Se verifică linkul…',
      tokenAvailable: 'Linkul este valabil',
      tokenInvalid: 'Linkul nu este valabil',
      mismatch: 'Parolele nu coincid',
      refused: 'Parola nu a fost schimbată.',
      checkUnavailable:
        'Nu am putut verifica linkul. Verifică conexiunea la internet și încearcă din nou.',
      sendUnavailable:
        'Nu am primit niciun răspuns, așa că nu știm dacă parola a fost schimbată. Încearcă din nou sau autentifică-te în aplicație cu parola nouă.',
      unsure:
        'Nu știm dacă parola a fost schimbată. Încearcă din nou sau autentifică-te în aplicație cu parola nouă.',
      newLink:
        'Un link se poate folosi o singură dată și doar pentru scurt timp. Dacă l-ai folosit deja, autentifică-te în aplicație cu parola nouă. Dacă nu, cere unul nou de pe ecranul de autentificare.',
      withoutScript:
        'Ca să schimbi parola aici, activează JavaScript în browser și reîncarcă pagina. O poți schimba și din aplicație, de pe ecranul de autentificare.',
    },
    activation: {
      title: 'Activarea contului',
      pending: 'Se activează contul…',
      activated: 'Contul este activat',
      refused: 'Contul nu a fost activat.',
      unavailable:
        'Nu am primit niciun răspuns, așa că nu știm dacă contul a fost activat. Verifică conexiunea la internet și încearcă din nou.',
      unsure:
        'Nu știm dacă contul a fost activat. Încearcă din nou sau autentifică-te în aplicație.',
      interrupted:
        'Ai părăsit pagina înainte să primim răspunsul. Încearcă din nou ca să vezi dacă contul este activat.',
      newLink:
        'Un link se poate folosi o singură dată și doar pentru scurt timp. Dacă a fost folosit deja, autentifică-te în aplicație. Dacă nu, cere acolo unul nou.',
      withoutScript:
        'Ca să activezi contul aici, activează JavaScript în browser și reîncarcă pagina, sau deschide linkul din e-mail în alt browser.',
    },
    limited: transactionCopy.ro.limited,
    rejected:
      'Cererea nu a putut fi acceptată. Deschide din nou linkul din e-mail și încearcă încă o dată.',
    retry: 'Încearcă din nou',
    home: 'Acasă',
    newLinkHeading: 'Ai nevoie de un link nou?',
    openApp: {
      heading: passwordChangedCopy.ro.openApp,
      text: 'Dacă o ai deja pe telefon, pagina din magazin o deschide.',
      inApp: passwordChangedCopy.ro.inApp,
    },
  },
  en: {
    reset: {
      title: 'Forgot your password?',
      newPassword: 'New Password',
      confirmPassword: 'Confirm Password',
      showPasswords: 'Show passwords',
      send: 'Send',
      sending: 'Sending…',
      checking: 'Checking the link…',
      tokenAvailable: 'Token available',
      tokenInvalid: 'Token is invalid',
      mismatch: 'Password does not match',
      refused: 'Your password has not been changed.',
      checkUnavailable:
        'We could not check the link. Check your internet connection and try again.',
      sendUnavailable:
        'We received no answer, so we do not know whether your password has been changed. Try again, or sign in to the app with the new password.',
      unsure:
        'We do not know whether your password has been changed. Try again, or sign in to the app with the new password.',
      newLink:
        'A link works once and only for a while. If you have used it already, sign in to the app with the new password. If not, ask for a new one there, on the sign-in screen.',
      withoutScript:
        'To change your password here, turn on JavaScript in your browser and reload the page. You can also change it in the app, from the sign-in screen.',
    },
    activation: {
      title: 'Account activation',
      pending: 'Activating your account…',
      activated: 'Account is activated',
      refused: 'Your account has not been activated.',
      unavailable:
        'We received no answer, so we do not know whether your account has been activated. Check your internet connection and try again.',
      unsure:
        'We do not know whether your account has been activated. Try again, or sign in to the app.',
      interrupted:
        'You left the page before the answer came. Try again to see whether your account is activated.',
      newLink:
        'A link works once and only for a while. If you have used it already, sign in to the app. If not, ask for a new one there.',
      withoutScript:
        'To activate your account here, turn on JavaScript in your browser and reload the page, or open the link from the email in another browser.',
    },
    limited: transactionCopy.en.limited,
    rejected:
      'The request could not be accepted. Open the link from the email again and try once more.',
    retry: 'Try again',
    home: 'Home',
    newLinkHeading: 'Need a new link?',
    openApp: {
      heading: passwordChangedCopy.en.openApp,
      text: 'If it is on your phone already, its page in the store opens it.',
      inApp: passwordChangedCopy.en.inApp,
    },
  },
};
