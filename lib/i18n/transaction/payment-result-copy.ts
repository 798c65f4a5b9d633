import type { Language } from '../language.ts';

/** A group of RCs for which the page shows the same line of help. */
export type HelpGroup = 'card' | 'funds' | 'bank' | 'cancelled' | 'later' | 'malfunction' | 'check';

export type TitledText = { readonly title: string; readonly text: string };

export type ResultCopy = {
  readonly title: string;
  readonly confirming: TitledText;
  readonly success: TitledText;
  /**
   * For RC 00 when the authorization failed. Below this text the page shows what is known about the
   * failure, and then `repeatIsSafe`.
   */
  readonly unauthorized: string;
  readonly noConfirmation: string;
  readonly repeatIsSafe: string;
  readonly unverifiable: string;
  readonly unclear: string;
  readonly declined: string;
  /** Replaces `declined` for an RC that is not known to be a refusal by the bank. */
  readonly answered: (code: string) => string;
  /** Texts for some RCs; the key is the RC (requirement E-2). */
  readonly codes: Readonly<Partial<Record<string, string>>>;
  readonly help: Readonly<Record<HelpGroup, string>>;
};

export const paymentResultCopy: Readonly<Record<Language, ResultCopy>> = {
  ro: {
    title: 'Rezultatul plății',
    confirming: { title: 'Confirmarea plății', text: 'Durează câteva secunde. Nu închide pagina.' },
    success: { title: 'Plata a fost primită', text: 'Plata ta online a reușit. Îți mulțumim.' },
    unauthorized:
      'Răspunsul băncii spune că plata este aprobată, dar nu am primit confirmarea comenzii.',
    noConfirmation: 'Nu am putut confirma plata: poate că este deja confirmată.',
    repeatIsSafe:
      '„Încearcă din nou” cere numai confirmarea comenzii. Cardul nu este folosit încă o dată. Nu plăti din nou din coș: verifică întâi comanda în aplicație.',
    unverifiable:
      'Răspunsul băncii a ajuns fără un număr de comandă valabil, așa că nu putem verifica plata. Nu plăti din nou: verifică întâi comanda în aplicație sau sună la asistență.',
    unclear:
      'Nu știm dacă plata a fost făcută: răspunsul băncii lipsește sau nu poate fi citit. Verifică în aplicație starea comenzii înainte să plătești din nou.',
    declined: 'Banca nu a acceptat plata.',
    answered: (code) => `Banca a răspuns cu codul ${code}.`,
    codes: {
      '54': 'Cardul tău a expirat. Te rugăm să verifici dacă datele sunt corecte.',
      '-19': 'Ceva nu a mers bine la autentificare. Te rugăm să încerci din nou.',
      '51': 'Fonduri insuficiente: în acest cont nu sunt destui bani pentru plată. Încearcă din nou sau alege alt cont ori altă bancă.',
    },
    help: {
      card: 'Verifică datele cardului sau folosește alt card.',
      funds: 'Verifică soldul și limita zilnică sau folosește alt card.',
      bank: 'Banca ta a refuzat plata. Sun-o sau folosește alt card.',
      cancelled: 'Plata a fost întreruptă. Poți plăti din nou când vrei.',
      later:
        'Răspunsul la plată nu a venit la timp. Verifică întâi comanda în aplicație, apoi, dacă este nevoie, plătește din nou peste câteva minute.',
      malfunction:
        'Un sistem de plată a avut o problemă. Verifică întâi comanda în aplicație, apoi, dacă este nevoie, plătește din nou peste câteva minute.',
      check: 'Verifică întâi comanda în aplicație, apoi plătește din nou dacă este nevoie.',
    },
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
    },
    unauthorized:
      "The bank's answer says that the payment is approved, but we have not received the confirmation of your order.",
    noConfirmation: 'We could not confirm the payment: it may already be confirmed.',
    repeatIsSafe:
      "'Try again' only asks to confirm the order. Your card is not used a second time. Do not pay again from your cart: check your order in the app first.",
    unverifiable:
      "The bank's answer came without a valid order number, so we cannot verify the payment. Do not pay again: check your order in the app first, or call support.",
    unclear:
      "We do not know whether the payment was made: the bank's answer is missing or cannot be read. Check your order in the app before you pay again.",
    declined: 'The bank did not accept the payment.',
    answered: (code) => `The bank answered with code ${code}.`,
    codes: {
      '54': "Your credit card has expired. Please make sure we've got your details right.",
      '-19': 'Something went wrong during the authentication process. Please try again.',
      '51': "Insufficient funds: There isn't enough money in this account to complete the payment. Try again, or select another account or bank.",
    },
    help: {
      card: 'Check the card details, or use another card.',
      funds: 'Check your balance and daily limit, or use another card.',
      bank: 'Your bank refused the payment. Call it, or use another card.',
      cancelled: 'The payment was interrupted. You can pay again whenever you like.',
      later:
        'The answer to the payment did not come in time. Check your order in the app first, then pay again in a few minutes if you have to.',
      malfunction:
        'A payment system had a problem. Check your order in the app first, then pay again in a few minutes if you have to.',
      check: 'Check your order in the app first, then pay again if you have to.',
    },
  },
};
