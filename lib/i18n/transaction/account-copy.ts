import type { Language } from '../language.ts';
import { passwordChangedCopy } from './password-changed-copy.ts';

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
    /** Shown when the provider refuses to change the password and sends no message. */
    readonly refused: string;
    /**
     * Shown when the call that checks the link failed, unless the failure is 'limited' or
     * 'rejected'. The page then does not know whether the link is valid. A sentence about the cause
     * follows.
     */
    readonly unchecked: string;
    readonly unknown: string;
    readonly newLink: string;
    readonly withoutScript: string;
    /** Shown when the page has not hydrated. */
    readonly unhydrated: string;
  };
  readonly activation: {
    readonly title: string;
    readonly pending: string;
    readonly activated: string;
    readonly refused: string;
    /**
     * Shown when the activation call failed, unless the failure is 'limited' or 'rejected'. The
     * page then does not know whether the account is active. A sentence about the cause follows.
     */
    readonly unknown: string;
    readonly interrupted: string;
    readonly newLink: string;
    readonly withoutScript: string;
    /** Shown when the page has not hydrated. */
    readonly unhydrated: string;
  };
  readonly rejected: string;
  readonly retry: string;
  readonly home: string;
  readonly newLinkHeading: string;
  readonly openApp: { readonly heading: string; readonly text: string; readonly inApp: string };
};

/** Requirement E-1 prescribes some of the English texts letter for letter: do not change those. */
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
      refused: 'Schimbarea parolei a fost refuzată.',
      unchecked: 'Nu am putut verifica linkul.',
      unknown:
        'Nu știm dacă parola a fost schimbată: ca să verifici, autentifică-te în aplicație cu parola nouă.',
      newLink:
        'Poate că linkul a fost folosit deja sau a expirat. Dacă l-ai folosit deja, autentifică-te în aplicație cu parola nouă. Dacă nu, cere un link nou de pe ecranul de autentificare.',
      withoutScript:
        'Ca să schimbi parola aici, activează JavaScript în browser și reîncarcă pagina, sau deschide linkul în alt browser.',
      unhydrated:
        'Parola nu poate fi schimbată încă. Reîncarcă pagina sau deschide linkul în alt browser. Dacă nu merge nici așa, cere un link nou din aplicație.',
    },
    activation: {
      title: 'Activarea contului',
      pending: 'Se activează contul…',
      activated: 'Contul este activat',
      refused: 'Activarea contului a fost refuzată.',
      unknown: 'Nu știm dacă contul a fost activat: ca să verifici, autentifică-te în aplicație.',
      interrupted:
        'Pagina nu are niciun răspuns despre activare, așa că nu știm dacă a reușit. Ca să verifici, autentifică-te în aplicație; dacă nu poți, încearcă din nou aici.',
      newLink:
        'Poate că linkul a fost folosit deja sau a expirat. Dacă a fost folosit deja, autentifică-te în aplicație. Dacă nu, caută acolo un link nou sau cere-l de la asistență.',
      withoutScript:
        'Ca să activezi contul aici, activează JavaScript în browser și reîncarcă pagina, sau deschide linkul în alt browser.',
      unhydrated:
        'Această pagină nu a activat încă contul. Reîncarcă pagina sau deschide linkul în alt browser. Ca să verifici dacă este activ, autentifică-te în aplicație.',
    },
    rejected:
      'Cererea nu a putut fi acceptată. Deschide din nou linkul din mesajul primit și încearcă încă o dată.',
    retry: 'Încearcă din nou',
    home: 'Acasă',
    newLinkHeading: 'Ai nevoie de un link nou?',
    openApp: {
      heading: 'Deschide aplicația',
      text: 'Dacă o ai deja pe telefon, o poți deschide și din pagina ei din magazin.',
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
      refused: 'The change of your password was refused.',
      unchecked: 'We could not check the link.',
      unknown:
        'We do not know whether your password has been changed: to find out, sign in to the app with the new password.',
      newLink:
        'The link may have been used already or may have expired. If you have used it already, sign in to the app with the new password. If not, ask for a new link there, on the sign-in screen.',
      withoutScript:
        'To change your password here, turn on JavaScript in your browser and reload the page, or open the link in another browser.',
      unhydrated:
        'The password cannot be changed yet. Reload the page, or open the link in another browser. If that does not help, ask for a new link in the app.',
    },
    activation: {
      title: 'Account activation',
      pending: 'Activating your account…',
      activated: 'Account is activated',
      refused: 'The activation of your account was refused.',
      unknown:
        'We do not know whether your account has been activated: to find out, sign in to the app.',
      interrupted:
        'This page has no answer about the activation, so we do not know whether it succeeded. To find out, sign in to the app; if you cannot, try again here.',
      newLink:
        'The link may have been used already or may have expired. If it has been used already, sign in to the app. If not, look for a new link there, or ask support for one.',
      withoutScript:
        'To activate your account here, turn on JavaScript in your browser and reload the page, or open the link in another browser.',
      unhydrated:
        'This page has not activated your account yet. Reload the page, or open the link in another browser. To find out whether it is active, sign in to the app.',
    },
    rejected:
      'The request could not be accepted. Open the link in your message again and try once more.',
    retry: 'Try again',
    home: 'Home',
    newLinkHeading: 'Need a new link?',
    openApp: {
      heading: 'Open the app',
      text: 'If it is on your phone already, you can also open it from its page in the store.',
      inApp: passwordChangedCopy.en.inApp,
    },
  },
};
