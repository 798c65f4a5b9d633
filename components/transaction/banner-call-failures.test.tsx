import { DEFAULT_RETRY_AFTER_SECONDS } from '@/lib/retry-after';
import { act, fireEvent, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { ActivationPanel } from '@/components/account/activation-panel.client';
import { ResetPanel } from '@/components/account/reset-panel.client';
import { CardPayment } from '@/components/payment/request/card-payment.client';
import { LibrapayPayment } from '@/components/payment/request/librapay-payment.client';
import { PaymentResult } from '@/components/payment/result/payment-result.client';
import { apiRoutes } from '@/lib/api/api-routes';
import { CALL_DEADLINE_MS } from '@/lib/api/call-api';
import { formatWaitEn, formatWaitRo } from '@/lib/i18n/format-wait';
import type { Language } from '@/lib/i18n/language';
import { accountCopy } from '@/lib/i18n/transaction/account-copy';
import { paymentCopy } from '@/lib/i18n/transaction/payment-copy';
import { transactionCopy } from '@/lib/i18n/transaction/transaction-copy';
import { parseBankReturn } from '@/lib/payment/result/bank-return';

/** A call that a page makes and that fails, and what the page should then say. */
type ExampleFailure = {
  readonly fetch: () => Promise<Response>;
  readonly hasNoNetwork?: true;
  /** The name of the text that gives the cause; undefined when the provider refused. */
  readonly cause?: keyof (typeof transactionCopy)['ro']['failure'];
  /** The wait that the page should name. */
  readonly waitSeconds?: number;
  readonly providerMessage?: string;
};

const PROVIDER_MESSAGE = 'Lucrăm la asta.';
const failToFetch = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'));
const json = (status: number, body: unknown) => (): Promise<Response> =>
  Promise.resolve(Response.json(body, { status }));
const html = (status: number, retryAfter?: string) => (): Promise<Response> => {
  const headers = new Headers({ 'content-type': 'text/html' });
  if (retryAfter !== undefined) headers.set('retry-after', retryAfter);
  return Promise.resolve(new Response('<!doctype html><p>Error', { status, headers }));
};
const cutAnswerOff = (): Promise<Response> => {
  const text = (): Promise<string> => Promise.reject(new TypeError('network error'));
  return Promise.resolve(Object.assign(new Response('{'), { text }));
};

const exampleFailures: Readonly<Record<string, ExampleFailure>> = {
  'a browser without a network': { fetch: failToFetch, hasNoNetwork: true, cause: 'offline' },
  'an answer cut off by a lost network': {
    fetch: cutAnswerOff,
    hasNoNetwork: true,
    cause: 'offline',
  },
  'no answer, with a network': { fetch: failToFetch, cause: 'unreached' },
  'an answer cut off, with a network': { fetch: cutAnswerOff, cause: 'unreached' },
  'no answer before CALL_DEADLINE_MS': {
    fetch: () => new Promise(() => undefined),
    cause: 'unavailable',
    waitSeconds: DEFAULT_RETRY_AFTER_SECONDS,
  },
  "our API's 503": {
    fetch: json(503, { outcome: 'unavailable', retryAfterSeconds: 20 }),
    cause: 'unavailable',
    waitSeconds: 20,
  },
  "our API's 503 with the provider's message": {
    fetch: json(503, { outcome: 'unavailable', retryAfterSeconds: 120, message: PROVIDER_MESSAGE }),
    cause: 'unavailable',
    waitSeconds: 120,
    providerMessage: PROVIDER_MESSAGE,
  },
  "a proxy's 503 with Retry-After": {
    fetch: html(503, '40'),
    cause: 'unavailable',
    waitSeconds: 40,
  },
  "a proxy's 504 without Retry-After": {
    fetch: html(504),
    cause: 'unavailable',
    waitSeconds: DEFAULT_RETRY_AFTER_SECONDS,
  },
  "our API's 429": {
    fetch: json(429, { outcome: 'limited', retryAfterSeconds: 45 }),
    cause: 'limited',
    waitSeconds: 45,
  },
  "a proxy's 429 with Retry-After": {
    fetch: html(429, '50'),
    cause: 'unavailable',
    waitSeconds: 50,
  },
  "our API's 502": { fetch: json(502, { outcome: 'broken' }), cause: 'broken' },
  "our API's 502 with the provider's message": {
    fetch: json(502, { outcome: 'broken', message: PROVIDER_MESSAGE }),
    cause: 'broken',
    providerMessage: PROVIDER_MESSAGE,
  },
  'a 500': { fetch: html(500), cause: 'broken' },
  'the page of a captive portal': { fetch: html(200), cause: 'broken' },
  "our API's 400": { fetch: json(400, { outcome: 'rejected' }), cause: 'rejected' },
  "a proxy's 403": { fetch: html(403), cause: 'broken' },
  "the provider's refusal": {
    fetch: json(422, { outcome: 'refused', message: PROVIDER_MESSAGE }),
    providerMessage: PROVIDER_MESSAGE,
  },
  "the provider's refusal without a message": { fetch: json(422, { outcome: 'refused' }) },
};

type PageCase = {
  readonly render: (language: Language) => ReactElement;
  readonly call: keyof typeof apiRoutes;
  /** Starts the call; undefined when the page calls as soon as it opens. */
  readonly press?: () => void;
  readonly sentenceBeforeCause: (language: Language) => string;
  /**
   * After which failed calls the page shows the provider's message: 'refusal' is a refusal by the
   * provider, 'failure' is any other failed call.
   */
  readonly quotedCases: readonly ('refusal' | 'failure')[];
  readonly isCertainlyUnpaid?: true;
};

const phone = { href: 'tel:+40111222333', label: '+40 111 222 333' } as const;
const query = {};
const reset = (language: Language): ReactElement => (
  <ResetPanel token="t" language={language} newLink={null} phone={phone} />
);
const submitPassword = (): void => {
  for (const input of document.querySelectorAll('input')) {
    fireEvent.input(input, { target: { value: 'parolă' } });
  }
  const form = document.querySelector('form');
  if (form !== null) fireEvent.submit(form);
};

const pages: Readonly<Record<string, PageCase>> = {
  'reset check': {
    render: reset,
    call: 'verifyToken',
    sentenceBeforeCause: (language) => accountCopy[language].reset.unchecked,
    quotedCases: [],
  },
  'reset send': {
    render: reset,
    call: 'resetPassword',
    press: submitPassword,
    sentenceBeforeCause: (language) => accountCopy[language].reset.unknown,
    quotedCases: ['refusal', 'failure'],
  },
  activation: {
    render: (language) => (
      <ActivationPanel token="t" language={language} openApp={null} newLink={null} phone={phone}>
        {null}
      </ActivationPanel>
    ),
    call: 'activateAccount',
    sentenceBeforeCause: (language) => accountCopy[language].activation.unknown,
    quotedCases: ['refusal', 'failure'],
  },
  'authorization form': {
    render: (language) => (
      <LibrapayPayment {...{ language, query, phone }} userId="u" step="loading" formOrigins={[]} />
    ),
    call: 'authorizationForm',
    sentenceBeforeCause: (language) => paymentCopy[language].noForm.unknown,
    quotedCases: ['refusal'],
    isCertainlyUnpaid: true,
  },
  'card form': {
    render: (language) => <CardPayment {...{ language, query, phone }} userId="u" orderId="1" />,
    call: 'cardForm',
    sentenceBeforeCause: (language) => paymentCopy[language].noForm.unknown,
    quotedCases: ['refusal'],
    isCertainlyUnpaid: true,
  },
  'authorize order': {
    render: (language) => (
      <PaymentResult
        {...{ language, query, phone }}
        bankReturn={parseBankReturn({ RC: '00', ORDER: '1' })}
      />
    ),
    call: 'orderAuthorized',
    sentenceBeforeCause: (language) => paymentCopy[language].result.noConfirmation,
    quotedCases: ['refusal'],
  },
};

const CONNECTION = /conexiun|rețea|internet|connection|network|offline/i;
const NOTHING_PAID = /nu s-a plătit|niciun ban|charged nothing|nothing was paid/i;
const NOT_DONE = /nu a fost (activat|schimbat|confirmat)|has not been|was not (activated|changed)/i;
const WAIT = /\d+ (de )?(secund|minut|second)/g;
const formatWait = { ro: formatWaitRo, en: formatWaitEn };

const languages = ['ro', 'en'] as const;

/**
 * What a call returned and which page shows it are independent, so every failure is shown by one
 * page, and every page shows one failure of each cause.
 */
const oneOfEachCause = [
  ...new Map(
    Object.entries(exampleFailures).map((entry) => [entry[1].cause ?? 'refusal', entry] as const),
  ).values(),
];
const cases = Object.entries(pages).flatMap(([pageName, page]) =>
  (pageName === 'activation' ? Object.entries(exampleFailures) : oneOfEachCause).flatMap(
    ([failureName, failed]) =>
      languages.map((language) => ({ pageName, page, failureName, failed, language })),
  ),
);

async function showFailure(
  page: PageCase,
  failed: ExampleFailure,
  language: Language,
): Promise<Readonly<Record<'text' | 'bannerText', string>>> {
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((input) =>
      input === apiRoutes[page.call]
        ? failed.fetch()
        : Promise.resolve(Response.json({ outcome: 'done', value: null })),
    );
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(failed.hasNoNetwork !== true);
  const { container } = render(page.render(language));
  if (page.press !== undefined) {
    await act(() => jest.advanceTimersByTimeAsync(100));
    act(page.press);
  }
  await act(() => jest.advanceTimersByTimeAsync(CALL_DEADLINE_MS));
  const banner = container.querySelector('[role=status]');
  return { text: container.textContent, bannerText: banner?.textContent ?? '' };
}

describe('a page after a failed call', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    history.replaceState(null, '', '/');
    sessionStorage.clear();
  });
  afterEach(() => jest.useRealTimers());

  it.each(cases)(
    'says what it knows, and no more: $pageName, $failureName ($language)',
    async ({ page, failed, language }) => {
      const { cause, waitSeconds, providerMessage } = failed;
      const copy = transactionCopy[language].failure;
      const { text, bannerText } = await showFailure(page, failed, language);

      expect(bannerText).toMatch(/\w/);
      if (cause === 'unavailable' || cause === 'limited') {
        expect(text).toContain(copy[cause](waitSeconds ?? NaN));
      } else if (cause !== undefined) expect(text).toContain(copy[cause]);

      // It blames the connection only when the browser has no network.
      expect(text.includes(copy.offline)).toBe(cause === 'offline');
      if (cause !== 'offline') expect(text).not.toMatch(CONNECTION);

      // It names the expected wait, and no other wait.
      const waits = text.match(WAIT) ?? [];
      expect(new Set(waits).size).toBe(waitSeconds === undefined ? 0 : 1);
      if (waitSeconds !== undefined) {
        expect(text).toContain(formatWait[language](waitSeconds));
        expect(text).toContain(
          language === 'ro' ? 'Serviciul nu răspunde acum' : 'is not answering',
        );
      }

      // Undefined: the provider refused. 'limited' and 'rejected': the provider was not called.
      // After every other failure the effect is unknown.
      const hasNoEffect = cause === undefined || cause === 'limited' || cause === 'rejected';
      if (!hasNoEffect) expect(text).toContain(page.sentenceBeforeCause(language));
      expect(text).not.toMatch(NOT_DONE);
      expect(NOTHING_PAID.test(text)).toBe(page.isCertainlyUnpaid === true);

      // It quotes the provider's message only after the failures in `quotedCases`.
      const isQuoted = page.quotedCases.includes(cause === undefined ? 'refusal' : 'failure');
      expect(text.includes(PROVIDER_MESSAGE)).toBe(providerMessage !== undefined && isQuoted);
    },
  );
});
