import { siteCopy } from '../site/site-copy.ts';
import { trustCopy } from '../site/trust-copy.ts';
import { accountCopy } from './account-copy.ts';
import { invoiceCopy } from './invoice-copy.ts';
import { paymentCopy } from './payment-copy.ts';
import { transactionCopy } from './transaction-copy.ts';

const { reset, activation, home } = accountCopy.en;
const { result, ...payment } = paymentCopy.en;

/**
 * Every text that the specification gives for accounts, payments, invoices and missing pages
 * (sections 2, 4, 5 and 8), typed here a second time: a changed word must fail somewhere.
 */
describe('the texts of the specification stand letter for letter', () => {
  it.each([
    // Section 2, password reset page.
    [reset.title, 'Forgot your password?'],
    [reset.newPassword, 'New Password'],
    [reset.confirmPassword, 'Confirm Password'],
    [reset.send, 'Send'],
    // Sections 4, 5 and 8, password reset page.
    [reset.tokenAvailable, 'Token available'],
    [reset.tokenInvalid, 'Token is invalid'],
    [reset.mismatch, 'Password does not match'],
    // Sections 2 and 8, account activation page.
    [activation.activated, 'Account is activated'],
    [home, 'Home'],
    // Section 2, not-found page.
    [siteCopy.notFound.code, '404'],
    [siteCopy.notFound.text, 'Pagina nu a fost gasita!'],
    [siteCopy.notFound.home, 'Mergi Acasa'],
    // Sections 2 and 8, invoice page.
    [invoiceCopy.missing, 'Documentul nu a fost gasit!'],
    // Section 2, payment pages.
    [payment.exit.title, 'Redirecting'],
    [result.success.title, 'Payment received'],
    [result.success.text, 'Your online payment has been successful. Thank you.'],
    [payment.backToCart, 'Back to cart'],
    [payment.errorTitle, 'An error occurred'],
    // Section 4, payment result page.
    [payment.tryAgain, 'Try again'],
    // Section 8.
    [
      result.codes['54'],
      "Your credit card has expired. Please make sure we've got your details right.",
    ],
    [
      result.codes['-19'],
      'Something went wrong during the authentication process. Please try again.',
    ],
    [
      result.codes['51'],
      "Insufficient funds: There isn't enough money in this account to complete the payment. Try again, or select another account or bank.",
    ],
    [
      payment.supportAfterAttempts,
      'After several attempts, please contact the support services at',
    ],
    [transactionCopy.en.subscription.question, 'Do you want to continue?'],
    [trustCopy.missingSecret, 'Missing secret'],
  ])('%j', (text, specified) => {
    expect(text).toBe(specified);
  });

  it('and no other code has a text of its own', () => {
    expect(Object.keys(result.codes).toSorted()).toEqual(['-19', '51', '54']);
  });
});
