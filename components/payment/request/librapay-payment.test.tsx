import { render, screen, waitFor } from '@testing-library/react';
import { routes } from '@/lib/addresses/routes';
import { paymentCopy } from '@/lib/i18n/transaction/payment-copy';
import { dropStoredForm, findStoredForm, storeForm } from '@/lib/payment/request/stored-form';
import { findUserId, forgetUserId } from '@/lib/payment/stored-user';
import { LibrapayPayment } from './librapay-payment.client.tsx';

const copy = paymentCopy.ro;
const phone = { href: 'tel:+40111222333', label: '+40 111 222 333' } as const;
const origins = ['https://bank.example'];
const form = {
  action: 'https://bank.example/pay',
  method: 'post',
  fields: [{ kind: 'hidden', name: 'ORDER', value: '1' }],
} as const;

let submitted = 0;
let requestCount = 0;

function open(step: 'loading' | 'form', answer: Response): void {
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => {
    requestCount += 1;
    return Promise.resolve(answer);
  });
  jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {
    submitted += 1;
  });
  render(
    <LibrapayPayment
      language="ro"
      query={{ lang: 'ro' }}
      userId="u1"
      step={step}
      formOrigins={origins}
      phone={phone}
    />,
  );
}

const done = (): Response => Response.json({ outcome: 'done', value: form });

beforeEach(() => {
  submitted = 0;
  requestCount = 0;
  window.history.replaceState(null, '', '/');
});
afterEach(() => {
  dropStoredForm();
  forgetUserId();
});

describe('the payment page on the way to the bank', () => {
  it('stores the user id, and no longer stores a form that was submitted', async () => {
    open('loading', done());
    await waitFor(() => expect(submitted).toBe(1));
    expect(window.location.pathname).toBe(routes.paymentForm({ userId: 'u1' }));
    expect(window.location.search).toBe('?lang=ro');
    expect(findUserId()).toBe('u1');
    expect(findStoredForm('u1', origins, new Date())).toBeUndefined();
  });

  it('after a reload of the form page shows the stored form and does not submit it', async () => {
    storeForm('u1', form, new Date());
    open('form', done());
    expect(await screen.findByText(copy.form.returned)).toBeDefined();
    expect([requestCount, submitted]).toEqual([0, 0]);
    expect(findStoredForm('u1', origins, new Date())).toEqual(form);
  });

  it('after a reload of the form page without a stored form requests a form and does not submit it', async () => {
    open('form', done());
    expect(await screen.findByText(copy.form.returned)).toBeDefined();
    expect([requestCount, submitted]).toEqual([1, 0]);
    expect(window.location.pathname).toBe(routes.paymentForm({ userId: 'u1' }));
  });

  it('shows the cause of a refusal at the address of the error page', async () => {
    open('loading', Response.json({ outcome: 'refused', message: 'Coș gol' }, { status: 422 }));
    expect(await screen.findByText('Coș gol')).toBeDefined();
    expect(screen.getByText(copy.noForm.nothingPaid)).toBeDefined();
    expect(window.location.pathname).toBe(routes.paymentError());
    expect([requestCount, submitted]).toEqual([1, 0]);
  });
});
