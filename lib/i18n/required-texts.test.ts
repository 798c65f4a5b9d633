import { siteCopy } from './site/site-copy.ts';
import { trustCopy } from './site/every-page/trust-copy.ts';
import { accountCopy } from './transaction/account-copy.ts';
import { invoiceCopy } from './transaction/invoice-copy.ts';
import { paymentCopy } from './transaction/payment-copy.ts';
import { transactionCopy } from './transaction/transaction-copy.ts';

const { reset, activation, home } = accountCopy.en;
const { result, ...payment } = paymentCopy.en;

/** The texts are repeated here, so that the test fails when a word changes. */
describe('the required texts', () => {
  it.each([
    // Requirement A-1.
    [reset.title, 'Forgot your password?'],
    [reset.newPassword, 'New Password'],
    [reset.confirmPassword, 'Confirm Password'],
    [reset.send, 'Send'],
    // Requirements.
    [reset.tokenAvailable, 'Token available'],
    [reset.tokenInvalid, 'Token is invalid'],
    [reset.mismatch, 'Password does not match'],
    // Requirements.
    [activation.activated, 'Account is activated'],
    [home, 'Home'],
    // Requirement I-3.
    [invoiceCopy.missing, 'Documentul nu a fost gasit!'],
    // Requirements P-13, B-5 and E-4.
    [payment.exit.title, 'Redirecting'],
    [result.success.title, 'Payment received'],
    [result.success.text, 'Your online payment has been successful. Thank you.'],
    [payment.backToCart, 'Back to cart'],
    [payment.errorTitle, 'An error occurred'],
    // Requirement B-6.
    [payment.tryAgain, 'Try again'],
    // Requirements E-2, B-8 and F-9.
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
    [trustCopy.missingSecret, 'Missing secret'],
    // Requirement E-6.
    [transactionCopy.en.subscription.active, 'Your subscription is active for 30 days.'],
    [transactionCopy.en.subscription.renewal, 'It renews monthly.'],
    [transactionCopy.en.subscription.question, 'Do you want to continue?'],
    [transactionCopy.ro.subscription.active, 'Abonamentul este activ timp de 30 de zile.'],
    [transactionCopy.ro.subscription.renewal, 'Se reînnoiește lunar.'],
    [transactionCopy.ro.subscription.question, 'Vrei să continui?'],
    // Requirements R-6 and E-5.
    [siteCopy.notFound.code, '404'],
    [siteCopy.notFound.text, 'Pagina nu a fost gasita!'],
    [siteCopy.notFound.home, 'Mergi Acasa'],
    [siteCopy.menu.title('Casa Veche'), 'Casa Veche - Meniu'],
    [siteCopy.menu.reload, 'Reîncarcă'],
    [siteCopy.restaurants.truncated(70), 'Sunt afișate primele 70 de restaurante'],
    [siteCopy.table.heading('12'), 'Masa 12'],
    [siteCopy.product.noDetails, 'Acest produs nu are mai multe informatii!'],
    [siteCopy.product.close, 'Inchide'],
    [siteCopy.openingPopup.viewOnly, 'Doar vizualizez'],
  ])('contain %j letter for letter', (text, required) => {
    expect(text).toBe(required);
  });
});
