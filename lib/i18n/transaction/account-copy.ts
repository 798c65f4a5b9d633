import type { Language, Words } from '../language.ts';

const romanian = {
  reset: {
    title: 'Alege o parolă nouă',
    newPassword: 'Parola nouă',
    confirmPassword: 'Confirmă parola',
    showPasswords: 'Arată parolele',
    send: 'Schimbă parola',
    sending: 'Se schimbă parola…',
    checking: 'Se verifică linkul…',
    tokenAvailable: 'Linkul este valabil',
    tokenInvalid: 'Linkul nu mai este valabil',
    mismatch: 'Parolele nu coincid',
    /** Shown when the provider refuses to change the password and sends no message. */
    refused: 'Parola nu a putut fi schimbată.',
    /**
     * Shown when the call that checks the link failed, unless the failure is 'limited' or
     * 'rejected'. The page then does not know whether the link is valid. A sentence about the cause
     * follows.
     */
    unchecked: 'Nu am putut verifica linkul.',
    unknown:
      'Nu știm dacă parola a fost schimbată. Ca să verifici, intră în aplicație cu parola nouă.',
    newLink:
      'Poate că linkul a expirat sau a fost deja folosit. Dacă ți-ai schimbat parola, intră în aplicație cu cea nouă. Dacă nu, cere un link nou din ecranul de autentificare al aplicației.',
    withoutScript:
      'Ca să schimbi parola aici, activează JavaScript în browser și reîncarcă pagina, sau deschide linkul în alt browser.',
    /** Shown when the page has not hydrated. */
    unhydrated:
      'Parola nu poate fi schimbată încă. Reîncarcă pagina sau deschide linkul în alt browser. Dacă nu merge nici așa, cere un link nou în aplicație.',
  },
  activation: {
    title: 'Activarea contului',
    pending: 'Se activează contul…',
    activated: 'Contul tău este activ',
    /** Inside the app, `inApp` of `passwordChangedCopy` replaces this text and the link after it. */
    signIn: 'Acum te poți autentifica în aplicația de pe telefon.',
    refused: 'Contul nu a putut fi activat.',
    /**
     * Shown when the activation call failed, unless the failure is 'limited' or 'rejected'. The
     * page then does not know whether the account is active. A sentence about the cause follows.
     */
    unknown:
      'Nu știm dacă activarea contului a reușit. Ca să verifici, autentifică-te în aplicație.',
    interrupted:
      'Nu am primit niciun răspuns, așa că nu știm dacă activarea a reușit. Ca să verifici, autentifică-te în aplicație; dacă nu poți, încearcă din nou aici.',
    newLink:
      'Poate că linkul a expirat sau a fost deja folosit. Încearcă întâi să te autentifici în aplicație; dacă nu merge, cere ajutor de la asistență.',
    withoutScript:
      'Ca să activezi contul aici, activează JavaScript în browser și reîncarcă pagina, sau deschide linkul în alt browser.',
    /** Shown when the page has not hydrated. */
    unhydrated:
      'Contul nu a fost activat încă de pe această pagină. Reîncarcă pagina sau deschide linkul în alt browser. Ca să verifici dacă este activ, autentifică-te în aplicație.',
  },
  rejected:
    'Cererea nu a putut fi acceptată. Deschide din nou linkul din mesajul primit și încearcă încă o dată.',
  retry: 'Încearcă din nou',
  home: 'Acasă',
  newLinkHeading: 'Ce poți face',
  support: 'Asistență',
} as const;

/** Requirement E-1 prescribes some of the English texts letter for letter: do not change those. */
export const accountCopy: Readonly<Record<Language, Words<typeof romanian>>> = {
  ro: romanian,
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
      refused: 'Your password could not be changed.',
      unchecked: 'We could not check the link.',
      unknown:
        'We do not know whether your password has been changed. To find out, sign in to the app with the new password.',
      newLink:
        'The link may have expired, or may already have been used. If you have changed your password, sign in to the app with the new one. If not, ask for a new link on the sign-in screen of the app.',
      withoutScript:
        'To change your password here, turn on JavaScript in your browser and reload the page, or open the link in another browser.',
      unhydrated:
        'The password cannot be changed yet. Reload the page, or open the link in another browser. If that does not help, ask for a new link in the app.',
    },
    activation: {
      title: 'Account activation',
      pending: 'Activating your account…',
      activated: 'Account is activated',
      signIn: 'You can now sign in to the app on your phone.',
      refused: 'Your account could not be activated.',
      unknown:
        'We do not know whether your account has been activated. To find out, sign in to the app.',
      interrupted:
        'We received no answer, so we do not know whether your account has been activated. To find out, sign in to the app; if you cannot, try again here.',
      newLink:
        'The link may have expired, or may already have been used. Try signing in to the app first; if that does not work, ask support for help.',
      withoutScript:
        'To activate your account here, turn on JavaScript in your browser and reload the page, or open the link in another browser.',
      unhydrated:
        'Your account has not been activated from this page yet. Reload the page, or open the link in another browser. To find out whether it is active, sign in to the app.',
    },
    rejected:
      'The request could not be accepted. Open the link in your message again and try once more.',
    retry: 'Try again',
    home: 'Home',
    newLinkHeading: 'What you can do',
    support: 'Support',
  },
};

const romanianPasswordChanged = {
  changed: 'Parola a fost schimbată.',
  signIn: 'Intră în aplicație cu parola nouă.',
  /** Inside the app, replaces `signIn` and the link to the app. */
  inApp: 'Poți închide această pagină și te poți întoarce în aplicație.',
  close: 'Închide',
} as const;

/**
 * The home page shows these texts after a visitor has changed the password. The reset page also
 * shows `changed`, and the activation page also shows `inApp`.
 */
export const passwordChangedCopy: Readonly<
  Record<Language, Words<typeof romanianPasswordChanged>>
> = {
  ro: romanianPasswordChanged,
  en: {
    changed: 'Your password has been changed.',
    signIn: 'Sign in to the app with your new password.',
    inApp: 'You can close this page and go back to the app.',
    close: 'Close',
  },
};

const romanianOpenApp = {
  open: 'Deschide aplicația',
  /** On a device whose link leads to the app's page in its store. */
  openInStore: (store: string): string => `Deschide din ${store}`,
  /** On a device that cannot run the app. */
  download: 'Descarcă aplicația',
} as const;

/** Texts of the link by which an account page leads to the app. */
export const openAppCopy: Readonly<Record<Language, Words<typeof romanianOpenApp>>> = {
  ro: romanianOpenApp,
  en: {
    open: 'Open the app',
    openInStore: (store) => `Open from ${store === 'App Store' ? 'the App Store' : store}`,
    download: 'Get the app',
  },
};
