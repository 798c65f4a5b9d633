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
import { DEFAULT_RETRY_AFTER_SECONDS } from '@/lib/retry-after';

type Failure = {
  readonly fetch: () => Promise<Response>;
  readonly hasNoNetwork?: true;
  /** The name of the text that gives the cause; undefined when the provider refused. */
  readonly cause?: keyof (typeof transactionCopy)['ro']['failure'];
  /** In seconds. */
  readonly wait?: number;
  /** The provider's message. */
  readonly words?: string;
};

const WORDS = 'Lucrăm la asta.';
const lost = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'));
const json = (status: number, body: unknown) => (): Promise<Response> =>
  Promise.resolve(Response.json(body, { status }));
const html = (status: number, retryAfter?: string) => (): Promise<Response> => {
  const headers = new Headers({ 'content-type': 'text/html' });
  if (retryAfter !== undefined) headers.set('retry-after', retryAfter);
  return Promise.resolve(new Response('<!doctype html><p>Error', { status, headers }));
};
const cutOff = (): Promise<Response> => {
  const text = (): Promise<string> => Promise.reject(new TypeError('network error'));
  return Promise.resolve(Object.assign(new Response('{'), { text }));
};

const failures: Readonly<Record<string, Failure>> = {
  'a browser without a network': { fetch: lost, hasNoNetwork: true, cause: 'offline' },
  'an answer cut off by a lost network': { fetch: cutOff, hasNoNetwork: true, cause: 'offline' },
  'no answer, with a network': { fetch: lost, cause: 'unreached' },
  'an answer cut off, with a network': { fetch: cutOff, cause: 'unreached' },
  'our own time-out': {
    fetch: () => new Promise(() => undefined),
    cause: 'unavailable',
    wait: DEFAULT_RETRY_AFTER_SECONDS,
  },
  'our 503': {
    fetch: json(503, { outcome: 'unavailable', retryAfterSeconds: 20 }),
    cause: 'unavailable',
    wait: 20,
  },
  "our 503 with the provider's message": {
    fetch: json(503, { outcome: 'unavailable', retryAfterSeconds: 120, message: WORDS }),
    cause: 'unavailable',
    wait: 120,
    words: WORDS,
  },
  "a proxy's 503 with Retry-After": { fetch: html(503, '40'), cause: 'unavailable', wait: 40 },
  "a proxy's 504 without Retry-After": {
    fetch: html(504),
    cause: 'unavailable',
    wait: DEFAULT_RETRY_AFTER_SECONDS,
  },
  'our 429': {
    fetch: json(429, { outcome: 'limited', retryAfterSeconds: 45 }),
    cause: 'limited',
    wait: 45,
  },
  "a proxy's 429 with Retry-After": { fetch: html(429, '50'), cause: 'unavailable', wait: 50 },
  'our 502': { fetch: json(502, { outcome: 'broken' }), cause: 'broken' },
  "our 502 with the provider's message": {
    fetch: json(502, { outcome: 'broken', message: WORDS }),
    cause: 'broken',
    words: WORDS,
  },
  'a 500': { fetch: html(500), cause: 'broken' },
  'the page of a hotspot': { fetch: html(200), cause: 'broken' },
  'our 400': { fetch: json(400, { outcome: 'rejected' }), cause: 'rejected' },
  "a proxy's 403": { fetch: html(403), cause: 'rejected' },
  "the provider's refusal": {
    fetch: json(422, { outcome: 'refused', message: WORDS }),
    words: WORDS,
  },
  "the provider's refusal without a message": { fetch: json(422, { outcome: 'refused' }) },
};

type PageCase = {
  readonly render: (language: Language) => ReactElement;
  readonly call: keyof typeof apiRoutes;
  /** Starts the call; undefined when the page calls as soon as it opens. */
  readonly press?: () => void;
  /** The sentence before the cause. */
  readonly unknown: (language: Language) => string;
  /** The cases in which the page shows the provider's message. */
  readonly quotes: readonly ('refusal' | 'failure')[];
  /** Whether the page knows that the attempt has charged nothing. */
  readonly isUnpaid?: true;
};

const phone = { href: 'tel:+40111222333', label: '+40 111 222 333' } as const;
const query = {};
const reset = (language: Language): ReactElement => (
  <ResetPanel token="t" language={language} newLink={null} />
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
    unknown: (language) => accountCopy[language].reset.unchecked,
    quotes: [],
  },
  'reset send': {
    render: reset,
    call: 'resetPassword',
    press: submitPassword,
    unknown: (language) => accountCopy[language].reset.unknown,
    quotes: ['refusal', 'failure'],
  },
  activation: {
    render: (language) => (
      <ActivationPanel token="t" language={language} openApp={null} newLink={null}>
        {null}
      </ActivationPanel>
    ),
    call: 'activateAccount',
    unknown: (language) => accountCopy[language].activation.unknown,
    quotes: ['refusal', 'failure'],
  },
  'authorization form': {
    render: (language) => (
      <LibrapayPayment {...{ language, query, phone }} userId="u" step="loading" formOrigins={[]} />
    ),
    call: 'authorizationForm',
    unknown: (language) => paymentCopy[language].noForm.unknown,
    quotes: ['refusal'],
    isUnpaid: true,
  },
  'card form': {
    render: (language) => <CardPayment {...{ language, query, phone }} userId="u" orderId="1" />,
    call: 'cardForm',
    unknown: (language) => paymentCopy[language].noForm.unknown,
    quotes: ['refusal'],
    isUnpaid: true,
  },
  'authorize order': {
    render: (language) => (
      <PaymentResult
        {...{ language, query, phone }}
        bankReturn={parseBankReturn({ RC: '00', ORDER: '1' })}
      />
    ),
    call: 'orderAuthorized',
    unknown: (language) => paymentCopy[language].result.noConfirmation,
    quotes: ['refusal'],
  },
};

const CONNECTION = /conexiun|rețea|internet|connection|network|offline/i;
const NOTHING_PAID = /nu s-a plătit|niciun ban|charged nothing|nothing was paid/i;
const NOT_DONE = /nu a fost (activat|schimbat|confirmat)|has not been|was not (activated|changed)/i;
const WAIT = /\d+ (de )?(secund|minut|second)/g;
const formatWait = { ro: formatWaitRo, en: formatWaitEn };

const cases = Object.keys(pages).flatMap((page) =>
  Object.keys(failures).flatMap((failure) =>
    (['ro', 'en'] as const).map((language) => [page, failure, language] as const),
  ),
);

async function showFailure(page: PageCase, failure: Failure, language: Language): Promise<string> {
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((input) =>
      input === apiRoutes[page.call]
        ? failure.fetch()
        : Promise.resolve(Response.json({ outcome: 'done', value: null })),
    );
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(failure.hasNoNetwork !== true);
  const { container } = render(page.render(language));
  const pass = (): Promise<unknown> => act(() => jest.advanceTimersByTimeAsync(CALL_DEADLINE_MS));
  if (page.press !== undefined) {
    await act(() => jest.advanceTimersByTimeAsync(100));
    act(page.press);
  }
  await pass();
  return container.textContent;
}

describe('the sentences of a page after a failed call', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    history.replaceState(null, '', '/');
    sessionStorage.clear();
  });
  afterEach(() => void jest.useRealTimers());

  it.each(cases)('are the expected ones: %s, %s (%s)', async (pageName, failureName, language) => {
    const page = pages[pageName];
    const failure = failures[failureName];
    if (page === undefined || failure === undefined) throw new Error('No such case');
    const { cause, wait, words } = failure;
    const text = await showFailure(page, failure, language);
    const copy = transactionCopy[language].failure;

    expect(text.includes(copy.offline)).toBe(cause === 'offline');
    if (cause !== 'offline') expect(text).not.toMatch(CONNECTION);

    // Every wait that the page names is the expected one.
    const waits = text.match(WAIT) ?? [];
    expect(waits.length > 0).toBe(wait !== undefined);
    if (wait !== undefined) {
      expect(text).toContain(formatWait[language](wait));
      expect(new Set(waits).size).toBe(1);
      expect(text).toContain(language === 'ro' ? 'Serviciul nu răspunde acum' : 'is not answering');
    }

    // The page says what is unknown, and does not say that the action was not done.
    const isKnown = cause === undefined || cause === 'limited' || cause === 'rejected';
    if (!isKnown) expect(text).toContain(page.unknown(language));
    expect(text).not.toMatch(NOT_DONE);
    expect(NOTHING_PAID.test(text)).toBe(page.isUnpaid === true);

    if (cause === 'unavailable' || cause === 'limited') {
      expect(text).toContain(copy[cause](wait ?? NaN));
    } else if (cause !== undefined) expect(text).toContain(copy[cause]);

    const isQuoted = page.quotes.includes(cause === undefined ? 'refusal' : 'failure');
    expect(text.includes(WORDS)).toBe(words !== undefined && isQuoted);
  });
});
