import type { Language } from '../language.ts';
import { paymentResultCopy } from './payment-result-copy.ts';
import type { ResultCopy, TitledText } from './payment-result-copy.ts';

type PaymentCopy = {
  /** The document title of the pages that a visitor sees before the bank's page. */
  readonly pay: { readonly title: string };
  readonly errorTitle: string;
  readonly tryAgain: string;
  readonly backToCart: string;
  readonly order: string;
  readonly amount: string;
  /** The heading above what the visitor can do next. */
  readonly next: string;
  readonly support: string;
  /** The page adds a space and the phone number. */
  readonly supportAfterAttempts: string;
  /** Shown when the page has no button 'Try again', because no user id is stored. */
  readonly withoutId: string;
  /** Shown while the page waits for the app's bridge, and for `DOUBLE_TAP_MS` after the message. */
  readonly telling: string;
  readonly told: string;
  /**
   * Shown without JavaScript: `before` on the pages before a payment, `after` on the result page of
   * an approved payment with a valid order number, `unknown` on other result pages and on the error
   * page.
   */
  readonly noScript: {
    readonly title: string;
    readonly before: string;
    readonly after: string;
    readonly unknown: string;
  };
  /** For a page that has not hydrated. The keys are those of `noScript`, and the exit page. */
  readonly unhydrated: {
    readonly before: string;
    readonly after: string;
    readonly unknown: string;
    readonly exit: string;
  };
  readonly loading: TitledText;
  /** For the screen with the form that the browser posts to the bank. */
  readonly form: TitledText & {
    /** Beside the button that leads to the bank. */
    readonly payee: (merchant: string, processor: string) => string;
    readonly detailsTitle: string;
    readonly detailsText: string;
    readonly continue: string;
    readonly sending: string;
    readonly returned: string;
    readonly returnedDetails: string;
    /** For a submitted form with visible inputs, after a restore from the bfcache. */
    readonly used: string;
    readonly stalled: string;
    readonly stalledNext: string;
    readonly stalledDetails: string;
    readonly stalledDetailsNext: string;
    readonly restart: string;
    readonly choose: string;
  };
  /** Texts of the error that a page shows after a request for a payment form failed. */
  readonly noForm: {
    readonly unknown: string;
    readonly nothingPaid: string;
    /**
     * Shown when the user may have come back from the bank, or when a form was submitted. A payment
     * may then have been made.
     */
    readonly checkFirst: string;
    /** Shown when the browser loads or reloads the error page: the cause is then unknown. */
    readonly general: string;
  };
  readonly result: ResultCopy;
  readonly exit: TitledText & {
    /** The heading and the messages that replace `title` and `text` when the page is still open. */
    readonly stillHere: string;
    readonly outside: string;
    /** On a device that cannot run the app, and without JavaScript on every device. */
    readonly elsewhere: string;
    readonly inside: string;
    readonly toApp: string;
    readonly toStore: (store: string) => string;
    readonly home: string;
  };
};

/**
 * Requirement E-1 prescribes some of the English texts letter for letter: do not change those.
 * Requirement E-7: no text says that a payment failed, or that nothing was paid, unless that is
 * known.
 */
export const paymentCopy: Readonly<Record<Language, PaymentCopy>> = {
  ro: {
    pay: { title: 'Plată online' },
    errorTitle: 'A apărut o eroare',
    tryAgain: 'Încearcă din nou',
    backToCart: 'Înapoi la coș',
    order: 'Comanda',
    amount: 'Suma',
    next: 'Ce urmează',
    support: 'Asistență',
    supportAfterAttempts:
      'După mai multe încercări, te rugăm să contactezi serviciul de asistență la',
    withoutId: 'Ca să încerci din nou, mergi la coș, în aplicație.',
    telling: 'Te ducem la coș…',
    told: 'Continuă în aplicație. Dacă nu se deschide, închide această pagină.',
    noScript: {
      title: 'Pentru plată ai nevoie de JavaScript',
      before:
        'Activează JavaScript și reîncarcă pagina, sau întoarce-te în aplicație și plătește de acolo. Pe această pagină nu s-a plătit nimic.',
      after:
        'Fără JavaScript nu putem confirma comanda. Activează-l și reîncarcă pagina, sau verifică în aplicație starea comenzii înainte să plătești din nou.',
      unknown:
        'Fără JavaScript nu poți continua de aici. Activează-l și reîncarcă pagina, sau verifică în aplicație starea comenzii înainte să plătești din nou.',
    },
    unhydrated: {
      before:
        'Plata nu poate continua de aici. Reîncarcă pagina. Dacă nu merge nici așa, întoarce-te în aplicație și verifică starea comenzii înainte să plătești din nou.',
      after:
        'Această pagină nu a confirmat încă comanda. Reîncarcă pagina: cardul nu va fi debitat a doua oară. Dacă nu merge nici așa, verifică în aplicație starea comenzii înainte să plătești din nou.',
      unknown:
        'Butoanele acestei pagini nu funcționează încă. Reîncarcă pagina. Dacă nu merge nici așa, verifică în aplicație starea comenzii înainte să plătești din nou.',
      exit: 'Coșul tău este în aplicație. Dacă aplicația nu s-a deschis, reîncarcă pagina sau deschide-o tu.',
    },
    loading: { title: 'Pregătirea plății', text: 'Durează câteva secunde. Nu închide pagina.' },
    form: {
      title: 'Continui plata pe pagina băncii',
      text: 'Introduci datele cardului doar pe pagina securizată a băncii.',
      payee: (merchant, processor) => `Plătești către ${merchant}, prin ${processor}.`,
      detailsTitle: 'Datele plății',
      detailsText: 'Completează câmpurile și continuă.',
      continue: 'Continuă la bancă',
      sending: 'Te ducem la pagina băncii…',
      returned:
        'Apasă butonul ca să mergi la pagina băncii. Dacă ai plătit deja, nu mai continua: verifică întâi comanda în aplicație.',
      returnedDetails:
        'Completează câmpurile și continuă la bancă. Dacă ai plătit deja, nu mai continua: verifică întâi comanda în aplicație.',
      used: 'Formularul a fost folosit deja. Apasă butonul ca să primești unul nou. Dacă ai plătit deja, nu mai continua: verifică întâi comanda în aplicație.',
      stalled: 'Pagina băncii nu s-a deschis încă.',
      stalledNext:
        'Mai poți aștepta sau poți începe plata din nou. Dacă nu merge nici așa, întoarce-te la coș sau sună la asistență.',
      stalledDetails: 'Pagina băncii nu s-a deschis încă și nu știm dacă banca a primit datele.',
      stalledDetailsNext:
        'Verifică în aplicație starea comenzii înainte să plătești din nou, sau sună la asistență.',
      restart: 'Începe plata din nou',
      choose: 'Alege',
    },
    noForm: {
      unknown: 'Nu am putut pregăti plata.',
      nothingPaid:
        'La această încercare nu s-a plătit nimic. Poți încerca din nou sau te poți întoarce la coș.',
      checkFirst: 'Dacă ai plătit deja, nu plăti din nou: verifică întâi comanda în aplicație.',
      general:
        'Nu știm ce s-a întâmplat cu plata. Verifică în aplicație starea comenzii înainte să plătești din nou.',
    },
    result: paymentResultCopy.ro,
    exit: {
      title: 'Înapoi la coș',
      text: 'Te ducem la coș…',
      stillHere: 'Înapoi la coș',
      outside: 'Aplicația nu s-a deschis. Coșul tău te așteaptă acolo.',
      inside: 'Închide această pagină: coșul tău te așteaptă în aplicație.',
      elsewhere: 'Coșul tău te așteaptă în aplicația de pe telefon.',
      toApp: 'Înapoi la aplicație',
      toStore: (store) => `Deschide din ${store}`,
      home: 'Acasă',
    },
  },
  en: {
    pay: { title: 'Online payment' },
    errorTitle: 'An error occurred',
    tryAgain: 'Try again',
    backToCart: 'Back to cart',
    order: 'Order',
    amount: 'Amount',
    next: 'What happens next',
    support: 'Support',
    supportAfterAttempts: 'After several attempts, please contact the support services at',
    withoutId: 'To try again, go to your cart in the app.',
    telling: 'Taking you to your cart…',
    told: 'Continue in the app. If it does not open, close this page.',
    noScript: {
      title: 'JavaScript is needed to pay',
      before:
        'Turn JavaScript on and reload the page, or go back to the app and pay from there. You have paid nothing on this page.',
      after:
        'Without JavaScript we cannot confirm the order. Turn it on and reload the page, or check your order in the app before you pay again.',
      unknown:
        'Without JavaScript you cannot go on from here. Turn it on and reload the page, or check your order in the app before you pay again.',
    },
    unhydrated: {
      before:
        'The payment cannot go on from here. Reload the page. If that does not help, go back to the app and check your order before you pay again.',
      after:
        'This page has not confirmed your order yet. Reload the page: your card will not be charged a second time. If that does not help, check your order in the app before you pay again.',
      unknown:
        'The buttons of this page do not work yet. Reload the page. If that does not help, check your order in the app before you pay again.',
      exit: 'Your cart is in the app. If you were not taken there, reload the page or open the app yourself.',
    },
    loading: {
      title: 'Payment preparation',
      text: 'A few seconds. Please keep this page open.',
    },
    form: {
      title: "Your payment continues on the bank's page",
      text: "You enter your card details only on the bank's secure page.",
      payee: (merchant, processor) => `You are paying ${merchant} through ${processor}.`,
      detailsTitle: 'Payment details',
      detailsText: 'Fill in the fields and continue.',
      continue: 'Continue to the bank',
      sending: "Taking you to the bank's page…",
      returned:
        "Press the button to go to the bank's page. If you have already paid, stop here: check your order in the app first.",
      returnedDetails:
        'Fill in the fields and continue to the bank. If you have already paid, stop here: check your order in the app first.',
      used: 'This form has been used already. Press the button to get a new one. If you have already paid, stop here: check your order in the app first.',
      stalled: "The bank's page has not opened yet.",
      stalledNext:
        'You can wait, or start the payment again. If that does not help, go back to your cart or call support.',
      stalledDetails:
        "The bank's page has not opened yet, and we do not know whether the bank has your details.",
      stalledDetailsNext: 'Check your order in the app before you pay again, or call support.',
      restart: 'Start again',
      choose: 'Choose',
    },
    noForm: {
      unknown: 'We could not prepare your payment.',
      nothingPaid:
        'You have not been charged for this attempt. You can try again, or go back to your cart.',
      checkFirst: 'If you have already paid, do not pay again: check your order in the app first.',
      general:
        'We do not know what happened to the payment. Check your order in the app before you pay again.',
    },
    result: paymentResultCopy.en,
    exit: {
      title: 'Redirecting',
      text: 'You will be redirected to your cart.',
      stillHere: 'Back to your cart',
      outside: 'The app did not open. Your cart is waiting there.',
      inside: 'Close this page: your cart is waiting in the app.',
      elsewhere: 'Your cart is waiting in the app on your phone.',
      toApp: 'Back to the app',
      toStore: (store) => `Open from ${store === 'App Store' ? 'the App Store' : store}`,
      home: 'Home',
    },
  },
};
