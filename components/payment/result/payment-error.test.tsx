import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { routes } from '@/lib/addresses/routes';
import type { AppMessage } from '@/lib/app/bridge';
import { paymentCopy } from '@/lib/i18n/transaction/payment-copy';
import type { ExitActions } from '@/lib/payment/exit/exit-actions';
import { forgetUserId, keepUserId } from '@/lib/payment/stored-user';
import { PaymentError } from './payment-error.client.tsx';

const copy = paymentCopy.en;
const phone = { href: 'tel:+40111222333', label: '+40 111 222 333' } as const;

const told: AppMessage[] = [];
const opened: string[] = [];
const actions: ExitActions = {
  tellApp: (message) => {
    told.push(message);
    return Promise.resolve('sent');
  },
  open: (address) => void opened.push(address),
};

const open = (): void => {
  render(<PaymentError language="en" query={{}} phone={phone} actions={actions} />);
};

afterEach(() => {
  forgetUserId();
  told.length = 0;
  opened.length = 0;
});

describe('the error page after a reload', () => {
  it('has a general message, and does not say that nothing was paid', () => {
    open();
    expect(screen.getByText(copy.noForm.general)).toBeDefined();
    expect(screen.queryByText(copy.noForm.nothingPaid)).toBeNull();
  });

  it("'Back to cart' tells the app, and 'Try again' opens the loading page of the stored user", async () => {
    keepUserId('u1');
    open();
    await userEvent.click(screen.getByRole('button', { name: copy.backToCart }));
    expect(await screen.findByText(copy.told)).toBeDefined();
    expect(told).toEqual([{ type: 'exit_error', message: 'Exit screen' }]);
    await userEvent.click(screen.getByRole('button', { name: copy.tryAgain }));
    expect(opened).toEqual([routes.paymentLoading({ userId: 'u1' })]);
  });
});
