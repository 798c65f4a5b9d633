import type { Language } from '../language.ts';

/** A group of RCs with the same text. */
export type HelpGroup = 'card' | 'funds' | 'bank' | 'cancelled' | 'later' | 'malfunction' | 'check';

export type TitledText = { readonly title: string; readonly text: string };

type Decline = {
  /** One sentence. Only for RCs without a text of their own in `codes`. */
  readonly text: (code: string) => string;
  readonly next: string;
};

export type ResultCopy = {
  readonly title: string;
  readonly confirming: TitledText;
  readonly success: TitledText & { readonly next: string };
  /**
   * For RC 00 when the authorization failed. Below the button the page shows what is known about
   * the failure, and then `repeatIsSafe`.
   */
  readonly unauthorized: string;
  readonly noConfirmation: string;
  readonly repeatIsSafe: string;
  readonly unverifiable: string;
  readonly unverifiableNext: string;
  readonly unclear: string;
  /** Texts for some RCs; the key is the RC (requirement E-2). */
  readonly codes: Readonly<Partial<Record<string, string>>>;
  readonly declines: Readonly<Record<HelpGroup, Decline>>;
  /** The label of MESSAGE. */
  readonly bankMessage: string;
};

export const paymentResultCopy: Readonly<Record<Language, ResultCopy>> = {
  ro: {
    title: 'Rezultatul plății',
    confirming: { title: 'Confirmarea plății', text: 'Durează câteva secunde. Nu închide pagina.' },
    success: {
      title: 'Plata a fost primită',
      text: 'Plata ta online a reușit. Îți mulțumim.',
      next: 'Urmărește comanda în aplicație. Dacă suni la asistență, spune numărul comenzii.',
    },
    unauthorized: 'Banca a răspuns că plata este aprobată, dar comanda ta nu este încă confirmată.',
    noConfirmation: 'Nu am putut confirma plata: poate că este deja confirmată.',
    repeatIsSafe:
      '„Încearcă din nou” cere doar confirmarea comenzii: cardul nu va fi debitat a doua oară. Nu plăti din nou din coș: verifică întâi comanda în aplicație.',
    unverifiable: 'Nu putem verifica plata: banca a răspuns fără un număr de comandă valabil.',
    unverifiableNext:
      'Nu plăti din nou: verifică întâi comanda în aplicație sau sună la asistență.',
    unclear: 'Nu știm dacă plata s-a făcut: nu am primit un răspuns clar de la bancă.',
    codes: {
      '54': 'Cardul tău a expirat. Te rugăm să verifici dacă datele sunt corecte.',
      '-19': 'Ceva nu a mers bine la autentificare. Te rugăm să încerci din nou.',
      '51': 'Fonduri insuficiente: nu sunt destui bani în cont pentru această plată. Încearcă din nou sau plătește din alt cont ori cu un card de la altă bancă.',
    },
    declines: {
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
    },
    bankMessage: 'Mesajul băncii',
  },
  en: {
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
    unauthorized: 'The bank reports the payment as approved, but your order is not confirmed yet.',
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
};
