import { routes } from '@/lib/addresses/routes';
import { sendToApp } from '@/lib/app/bridge';
import type { AppMessage } from '@/lib/app/bridge';
import type { PageQuery } from '@/lib/i18n/language-query';
import { assertNever } from '@/lib/result';
import type { RunEffect } from '@/lib/state-machine';
import { formatPaymentAddress } from '../payment-address.ts';
import { DOUBLE_TAP_MS } from './exit-delay.ts';
import type { ExitEffect, ExitEvent } from './exit-machine.ts';

/** Tests inject their own actions. */
export type ExitActions = {
  /** The promise does not reject. */
  readonly tellApp: (message: AppMessage) => Promise<'sent' | 'no-app'>;
  /** Loads an address with a full navigation, which adds a history entry. */
  readonly open: (address: string) => void;
};

export const browserExitActions: ExitActions = {
  tellApp: sendToApp,
  // oxlint-disable-next-line owners/location -- a payment page needs a full navigation
  open: (address) => window.location.assign(address),
};

export function createExitRunner(
  actions: ExitActions,
  query: PageQuery,
): RunEffect<ExitEffect, ExitEvent> {
  return (effect, send) => {
    switch (effect.kind) {
      case 'tell':
        void actions.tellApp(effect.message).then((answer) => {
          setTimeout(send, answer === 'sent' ? DOUBLE_TAP_MS : 0, { kind: 'told', answer });
        });
        return;
      case 'open-loading':
        actions.open(formatPaymentAddress(routes.paymentLoading({ userId: effect.userId }), query));
        return;
      case 'open-exit':
        actions.open(formatPaymentAddress(routes.paymentExit(), query));
        return;
      default:
        assertNever(effect);
    }
  };
}
