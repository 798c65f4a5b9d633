import { sendToApp } from '@/lib/native-app/bridge';
import type { AppMessage } from '@/lib/native-app/bridge';
import { assertNever } from '@/lib/result';
import type { RunEffect, Step } from '@/lib/state-machine';
import { routes } from '@/lib/addresses/routes';
import type { PageQuery } from '@/lib/i18n/language-choice';
import { LANGUAGE_PARAM } from '@/lib/i18n/language';
import { parseLanguage } from '@/lib/query-values';

/**
 * A page ignores presses for this long after its message to the app, so that a double tap counts
 * once.
 */
export const DOUBLE_TAP_MS = 700;

/**
 * Leaving a payment: 'Back to cart' tells the app once, 'Try again' opens the loading page.
 *
 *     here     back-to-cart → telling   if not `isTold`; effect: tell the app
 *              back-to-cart → here      if `isTold`; effect: open the exit page
 *              try-again    → opening   effect: open the loading page
 *     telling  told: sent   → here      sets `isTold`
 *              told: no-app → here      effect: open the exit page
 *     opening  restored     → here
 *
 * `isTold`: the page has sent its message to the app. The state `opening` keeps this flag.
 */
export type ExitState =
  | { readonly kind: 'here'; readonly isTold: boolean }
  /** The page waits for the app's bridge and, after sending, for `DOUBLE_TAP_MS`. */
  | { readonly kind: 'telling' }
  /** The next page loads. */
  | { readonly kind: 'opening'; readonly isTold: boolean };

export type ExitEvent =
  | { readonly kind: 'back-to-cart' }
  | { readonly kind: 'try-again'; readonly userId: string }
  | { readonly kind: 'told'; readonly result: 'sent' | 'no-app' }
  /** The page was restored from the bfcache. */
  | { readonly kind: 'restored' };

export type ExitEffect =
  | { readonly kind: 'tell'; readonly message: AppMessage }
  | { readonly kind: 'open-loading'; readonly userId: string }
  | { readonly kind: 'open-exit' };

export const EXIT_ERROR: AppMessage = { type: 'exit_error', message: 'Exit screen' };

export const firstExitState: ExitState = { kind: 'here', isTold: false };

/** An event that the table above does not list changes nothing. */
export function stepExit(
  state: ExitState,
  event: ExitEvent,
  message: AppMessage = EXIT_ERROR,
): Step<ExitState, ExitEffect> {
  switch (state.kind) {
    case 'here': {
      const { isTold } = state;
      if (event.kind === 'try-again') {
        const effect = { kind: 'open-loading', userId: event.userId } as const;
        return { state: { kind: 'opening', isTold }, effect };
      }
      if (event.kind !== 'back-to-cart') return { state };
      return isTold
        ? { state, effect: { kind: 'open-exit' } }
        : { state: { kind: 'telling' }, effect: { kind: 'tell', message } };
    }
    case 'telling':
      if (event.kind !== 'told') return { state };
      return event.result === 'sent'
        ? { state: { kind: 'here', isTold: true } }
        : // No app got the message, so the next 'Back to cart' tries again to tell the app.
          { state: firstExitState, effect: { kind: 'open-exit' } };
    case 'opening':
      return event.kind === 'restored'
        ? { state: { kind: 'here', isTold: state.isTold } }
        : { state };
    default:
      return assertNever(state);
  }
}

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
        void actions.tellApp(effect.message).then((result) => {
          setTimeout(send, result === 'sent' ? DOUBLE_TAP_MS : 0, { kind: 'told', result });
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

/** Adds the language of the current page's query to `path`, but none of the other parameters. */
export function formatPaymentAddress(path: string, query: PageQuery): string {
  const chosen = query[LANGUAGE_PARAM];
  const language = parseLanguage(typeof chosen === 'string' ? chosen : chosen?.[0]);
  return language !== undefined ? `${path}?${LANGUAGE_PARAM}=${language}` : path;
}
