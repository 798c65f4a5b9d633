import type { Language, Words } from '../language.ts';

/** A group of RCs with the same text. */
export type HelpGroup = 'card' | 'funds' | 'bank' | 'cancelled' | 'later' | 'malfunction' | 'check';

type Decline = {
  /** One sentence. Only for RCs without a text of their own in `codes`. */
  readonly text: (code: string) => string;
  readonly next: string;
};

const romanianDeclines: Readonly<Record<HelpGroup, Decline>> = {
  card: {
    text: () => 'Banca nu a acceptat datele cardului.',
    next: 'Verifică datele cardului sau folosește alt card.',
  },
  funds: {
    text: () => 'Plata depășește soldul sau limita cardului.',
    next: 'Verifică soldul și limita zilnică sau folosește alt card.',
  },
  bank: {
    text: () => 'Banca ta a refuzat plata.',
    next: 'Sună la bancă sau folosește alt card.',
  },
  cancelled: {
    text: () => 'Plata a fost întreruptă.',
    next: 'Poți plăti din nou când vrei.',
  },
  later: {
    text: () => 'Răspunsul la plată nu a venit la timp.',
    next: 'Verifică întâi comanda în aplicație. Dacă nu apare ca plătită, încearcă din nou peste câteva minute.',
  },
  malfunction: {
    text: () => 'Un sistem de plată a avut o problemă.',
    next: 'Verifică întâi comanda în aplicație. Dacă nu apare ca plătită, încearcă din nou peste câteva minute.',
  },
  check: {
    text: (code) => `Nu știm dacă plata s-a făcut: banca a răspuns cu codul ${code}.`,
    next: 'Verifică întâi comanda în aplicație. Dacă nu apare ca plătită, poți încerca din nou.',
  },
};

const romanian = {
  /** The document title of the pages that a visitor sees before the bank's page. */
  pay: { title: 'Plată online' },
  errorTitle: 'A apărut o eroare',
  tryAgain: 'Încearcă din nou',
  backToCart: 'Înapoi la coș',
  order: 'Comanda',
  amount: 'Suma',
  /** The heading above what the visitor can do next. */
  next: 'Ce urmează',
  support: 'Asistență',
  /** The page adds a space and the phone number. */
  supportAfterAttempts:
    'După mai multe încercări, te rugăm să contactezi serviciul de asistență la',
  /** Shown when the page has no button 'Try again', because no user id is stored. */
  withoutId: 'Ca să încerci din nou, mergi la coș, în aplicație.',
  /** Shown while the page waits for the app's bridge, and for `DOUBLE_TAP_MS` after the message. */
  telling: 'Te ducem la coș…',
  told: 'Continuă în aplicație. Dacă nu se deschide, închide această pagină.',
  /**
   * Shown without JavaScript: `before` on the pages before a payment, `after` on the result page of
   * an approved payment with a valid order number, `unknown` on other result pages and on the error
   * page.
   */
  noScript: {
    title: 'Pentru plată ai nevoie de JavaScript',
    before:
      'Activează JavaScript și reîncarcă pagina, sau întoarce-te în aplicație și plătește de acolo. Pe această pagină nu s-a plătit nimic.',
    after:
      'Fără JavaScript nu putem confirma comanda. Activează-l și reîncarcă pagina, sau verifică în aplicație starea comenzii înainte să plătești din nou.',
    unknown:
      'Fără JavaScript nu poți continua de aici. Activează-l și reîncarcă pagina, sau verifică în aplicație starea comenzii înainte să plătești din nou.',
  },
  /** For a page that has not hydrated. The keys are those of `noScript`, and the exit page. */
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
  /** For the screen with the form that the browser posts to the bank. */
  form: {
    title: 'Continui plata pe pagina băncii',
    text: 'Introduci datele cardului doar pe pagina securizată a băncii.',
    /** Beside the button that leads to the bank. */
    payee: (merchant: string, processor: string): string =>
      `Plătești către ${merchant}, prin ${processor}.`,
    detailsTitle: 'Datele plății',
    detailsText: 'Completează câmpurile și continuă.',
    continue: 'Continuă la bancă',
    sending: 'Te ducem la pagina băncii…',
    returned:
      'Apasă butonul ca să mergi la pagina băncii. Dacă ai plătit deja, nu mai continua: verifică întâi comanda în aplicație.',
    returnedDetails:
      'Completează câmpurile și continuă la bancă. Dacă ai plătit deja, nu mai continua: verifică întâi comanda în aplicație.',
    /** For a submitted form with visible inputs, after a restore from the bfcache. */
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
  /** Texts of the error that a page shows after a request for a payment form failed. */
  noForm: {
    unknown: 'Nu am putut pregăti plata.',
    nothingPaid:
      'La această încercare nu s-a plătit nimic. Poți încerca din nou sau te poți întoarce la coș.',
    /**
     * Shown when the user may have come back from the bank, or when a form was submitted. A payment
     * may then have been made.
     */
    checkFirst: 'Dacă ai plătit deja, nu plăti din nou: verifică întâi comanda în aplicație.',
    /** Shown when the browser loads or reloads the error page: the cause is then unknown. */
    general:
      'Nu știm ce s-a întâmplat cu plata. Verifică în aplicație starea comenzii înainte să plătești din nou.',
  },
  result: {
    title: 'Rezultatul plății',
    confirming: { title: 'Confirmarea plății', text: 'Durează câteva secunde. Nu închide pagina.' },
    success: {
      title: 'Plata a fost primită',
      text: 'Plata ta online a reușit. Îți mulțumim.',
      next: 'Urmărește comanda în aplicație. Dacă suni la asistență, spune numărul comenzii.',
    },
    /**
     * For RC 00 when the authorization failed. Below the button the page shows what is known about
     * the failure, and then `repeatIsSafe`.
     */
    unauthorized: 'Banca a răspuns că plata este aprobată, dar comanda ta nu este încă confirmată.',
    noConfirmation: 'Nu am putut confirma plata: poate că este deja confirmată.',
    repeatIsSafe:
      '„Încearcă din nou” cere doar confirmarea comenzii: cardul nu va fi debitat a doua oară. Nu plăti din nou din coș: verifică întâi comanda în aplicație.',
    unverifiable: 'Nu putem verifica plata: banca a răspuns fără un număr de comandă valabil.',
    unverifiableNext:
      'Nu plăti din nou: verifică întâi comanda în aplicație sau sună la asistență.',
    unclear: 'Nu știm dacă plata s-a făcut: nu am primit un răspuns clar de la bancă.',
    /** The RCs with a text of their own (requirement E-2). */
    codes: {
      '54': 'Cardul tău a expirat. Te rugăm să verifici dacă datele sunt corecte.',
      '-19': 'Ceva nu a mers bine la autentificare. Te rugăm să încerci din nou.',
      '51': 'Fonduri insuficiente: nu sunt destui bani în cont pentru această plată. Încearcă din nou sau plătește din alt cont ori cu un card de la altă bancă.',
    },
    declines: romanianDeclines,
    /** The label of MESSAGE. */
    bankMessage: 'Mesajul băncii',
  },
  exit: {
    title: 'Înapoi la coș',
    text: 'Te ducem la coș…',
    /** The heading and the messages that replace `title` and `text` when the page is still open. */
    stillHere: 'Înapoi la coș',
    outside: 'Aplicația nu s-a deschis. Coșul tău te așteaptă acolo.',
    inside: 'Închide această pagină: coșul tău te așteaptă în aplicație.',
    /** On a device that cannot run the app, and without JavaScript on every device. */
    elsewhere: 'Coșul tău te așteaptă în aplicația de pe telefon.',
    toApp: 'Înapoi la aplicație',
    toStore: (store: string): string => `Deschide din ${store}`,
    home: 'Acasă',
  },
} as const;

/** An RC with a text of its own (requirement E-2). */
export type CodeWithText = keyof typeof romanian.result.codes;

/**
 * Requirement E-1 prescribes some of the English texts letter for letter: do not change those.
 * Requirement E-7: no text says that a payment failed, or that nothing was paid, unless that is
 * known.
 */
export const paymentCopy: Readonly<Record<Language, Words<typeof romanian>>> = {
  ro: romanian,
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
    result: {
      title: 'Payment result',
      confirming: {
        title: 'Payment confirmation',
        text: 'A few seconds. Please keep this page open.',
      },
      success: {
        title: 'Payment received',
        text: 'Your online payment has been successful. Thank you.',
        next: 'Follow your order in the app. If you call support, tell them its number.',
      },
      unauthorized:
        'The bank reports the payment as approved, but your order is not confirmed yet.',
      noConfirmation: 'We could not confirm the payment: it may already be confirmed.',
      repeatIsSafe:
        "'Try again' only asks for the confirmation of your order: your card will not be charged a second time. Do not pay again from your cart: check your order in the app first.",
      unverifiable: 'We cannot verify the payment: the bank sent no valid order number.',
      unverifiableNext: 'Do not pay again: check your order in the app first, or call support.',
      unclear:
        'We do not know whether the payment was made: we received no clear answer from the bank.',
      codes: {
        '54': "Your credit card has expired. Please make sure we've got your details right.",
        '-19': 'Something went wrong during the authentication process. Please try again.',
        '51': "Insufficient funds: There isn't enough money in this account to complete the payment. Try again, or select another account or bank.",
      },
      declines: {
        card: {
          text: () => 'The bank did not accept the card details.',
          next: 'Check the card details, or use another card.',
        },
        funds: {
          text: () => 'The payment is over the balance or limit of your card.',
          next: 'Check your balance and daily limit, or use another card.',
        },
        bank: {
          text: () => 'Your bank declined the payment.',
          next: 'Call your bank, or use another card.',
        },
        cancelled: {
          text: () => 'The payment was interrupted.',
          next: 'You can pay again whenever you like.',
        },
        later: {
          text: () => 'The answer to the payment did not come in time.',
          next: 'Check your order in the app first. If it is not shown as paid, try again in a few minutes.',
        },
        malfunction: {
          text: () => 'A payment system had a problem.',
          next: 'Check your order in the app first. If it is not shown as paid, try again in a few minutes.',
        },
        check: {
          text: (code) =>
            `We do not know whether the payment was made: the bank answered with code ${code}.`,
          next: 'Check your order in the app first. If it is not shown as paid, you can try again.',
        },
      },
      bankMessage: 'Message from the bank',
    },
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
