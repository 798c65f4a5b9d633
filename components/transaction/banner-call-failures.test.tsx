import { act, fireEvent, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { ActivationPanel } from '@/components/account/activation-panel.client';
import { ResetPanel } from '@/components/account/reset-panel.client';
import { CardPayment } from '@/components/payment/card-payment.client';
import { LibrapayPayment } from '@/components/payment/librapay-payment.client';
import { PaymentResult } from '@/components/payment/payment-result.client';
import { apiRoutes } from '@/lib/api/api-contract';
import { CALL_DEADLINE_MS } from '@/lib/api/call-api';
import { formatWaitEn, formatWaitRo } from '@/lib/i18n/format-wait';
import type { Language } from '@/lib/i18n/language';
import { accountCopy } from '@/lib/i18n/transaction/account-copy';
import { paymentCopy } from '@/lib/i18n/transaction/payment-copy';
import { transactionCopy } from '@/lib/i18n/transaction/transaction-copy';
import { parseBankReturn } from '@/lib/payment/bank-return';

/** A failed call, and what the page should then say. */
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
const noAnswer = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'));
const answer = (status: number, body: object) => (): Promise<Response> =>
  Promise.resolve(Response.json(body, { status }));

/** One failure of each kind: `call-api.test.ts` shows which answers are of which kind. */
const exampleFailures: Readonly<Record<string, ExampleFailure>> = {
  offline: { fetch: noAnswer, hasNoNetwork: true, cause: 'offline' },
  unreached: { fetch: noAnswer, cause: 'unreached' },
  unavailable: {
    fetch: answer(503, { outcome: 'unavailable', retryAfterSeconds: 20 }),
    cause: 'unavailable',
    waitSeconds: 20,
  },
  'unavailable with a message': {
    fetch: answer(503, {
      outcome: 'unavailable',
      retryAfterSeconds: 120,
      message: PROVIDER_MESSAGE,
    }),
    cause: 'unavailable',
    waitSeconds: 120,
    providerMessage: PROVIDER_MESSAGE,
  },
  limited: {
    fetch: answer(429, { outcome: 'limited', retryAfterSeconds: 45 }),
    cause: 'limited',
    waitSeconds: 45,
  },
  broken: { fetch: answer(502, { outcome: 'broken' }), cause: 'broken' },
  'broken with a message': {
    fetch: answer(502, { outcome: 'broken', message: PROVIDER_MESSAGE }),
    cause: 'broken',
    providerMessage: PROVIDER_MESSAGE,
  },
  rejected: { fetch: answer(400, { outcome: 'rejected' }), cause: 'rejected' },
  'refused with a message': {
    fetch: answer(422, { outcome: 'refused', message: PROVIDER_MESSAGE }),
    providerMessage: PROVIDER_MESSAGE,
  },
  refused: { fetch: answer(422, { outcome: 'refused' }) },
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
const payee = { merchant: 'Exemplu S.R.L.', processor: 'LibraPay' };
const query = {};
const reset = (language: Language): ReactElement => (
  <ResetPanel token="t" language={language} query={query} newLink={null} phone={phone} />
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
      <ActivationPanel
        token="t"
        language={language}
        query={query}
        openApp={null}
        newLink={null}
        phone={phone}
      >
        {null}
      </ActivationPanel>
    ),
    call: 'activateAccount',
    sentenceBeforeCause: (language) => accountCopy[language].activation.unknown,
    quotedCases: ['refusal', 'failure'],
  },
  'authorization form': {
    render: (language) => (
      <LibrapayPayment
        {...{ language, query, phone, payee }}
        userId="u"
        step="loading"
        formOrigins={[]}
      />
    ),
    call: 'authorizationForm',
    sentenceBeforeCause: (language) => paymentCopy[language].noForm.unknown,
    quotedCases: ['refusal'],
    isCertainlyUnpaid: true,
  },
  'card form': {
    render: (language) => (
      <CardPayment {...{ language, query, phone, payee }} userId="u" orderId="1" />
    ),
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
const NOTHING_PAID = /nu s-a plătit|not been charged|paid nothing/i;
const NOT_DONE = /nu a fost (activat|schimbat|confirmat)|has not been|was not (activated|changed)/i;
const WAIT = /\d+ (de )?(secund|minut|second)/g;
const formatWait = { ro: formatWaitRo, en: formatWaitEn };

const languages = ['ro', 'en'] as const;

/**
 * What a call returned and which page shows it are independent, so one page shows every failure.
 * Pages differ in when they quote the provider, so the others show a refusal and a failure with a
 * message.
 */
const cases = Object.entries(pages).flatMap(([pageName, page]) =>
  Object.entries(exampleFailures)
    .filter(([name]) => pageName === 'activation' || /^(refused|broken) with/.test(name))
    .flatMap(([failureName, failed]) =>
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
