import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { ActivationPanel } from '@/components/account/activation-panel.client';
import { ResetPanel } from '@/components/account/reset-panel.client';
import { CardPayment } from '@/components/payment/card-payment.client';
import { LibrapayPayment } from '@/components/payment/librapay-payment.client';
import { PaymentResult } from '@/components/payment/payment-result.client';
import { apiRoutes } from '@/lib/api/api-contract';
import type { Language } from '@/lib/i18n/language';
import { accountCopy } from '@/lib/i18n/transaction/account-copy';
import { paymentCopy } from '@/lib/i18n/transaction/payment-copy';
import { parseBankReturn } from '@/lib/payment/bank-return';

const MESSAGE = 'Lucrăm la asta.';

/** `call-api.test.ts` shows which answers are which failures, and the sentence for each of them. */
const answers = {
  unreached: () => Promise.reject(new TypeError('Failed to fetch')),
  broken: () => Promise.resolve(Response.json({ outcome: 'broken', message: MESSAGE })),
  refused: () => Promise.resolve(Response.json({ outcome: 'refused', message: MESSAGE })),
} as const;
type Failure = keyof typeof answers;

type PageCase = {
  readonly call: keyof typeof apiRoutes;
  readonly page: (language: Language) => ReactElement;
  /** Says that the page does not know the result of the call. */
  readonly unknown: (language: Language) => string;
  /** The failures after which the page shows the provider's message. */
  readonly quotes: readonly Failure[];
  readonly isCertainlyUnpaid?: true;
};

const common = (language: Language) =>
  ({
    language,
    query: {},
    phone: { href: 'tel:+40111222333', label: '+40 111 222 333' },
    payee: { merchant: 'Exemplu S.R.L.', processor: 'LibraPay' },
  }) as const;
const bankReturn = parseBankReturn({ RC: '00', ORDER: '1' });

const pages: Readonly<Record<string, PageCase>> = {
  'the check of a token': {
    call: 'verifyToken',
    page: (language) => <ResetPanel {...common(language)} token="t" newLink={null} />,
    unknown: (language) => accountCopy[language].reset.unchecked,
    quotes: [],
  },
  'a new password': {
    call: 'resetPassword',
    page: (language) => <ResetPanel {...common(language)} token="t" newLink={null} />,
    unknown: (language) => accountCopy[language].reset.unknown,
    quotes: ['refused', 'broken'],
  },
  'an activation': {
    call: 'activateAccount',
    page: (language) => (
      <ActivationPanel {...common(language)} token="t" openApp={null} newLink={null}>
        {null}
      </ActivationPanel>
    ),
    unknown: (language) => accountCopy[language].activation.unknown,
    quotes: ['refused', 'broken'],
  },
  'the form of a payment': {
    call: 'authorizationForm',
    page: (language) => (
      <LibrapayPayment {...common(language)} userId="u" step="loading" formOrigins={[]} />
    ),
    unknown: (language) => paymentCopy[language].noForm.unknown,
    quotes: ['refused'],
    isCertainlyUnpaid: true,
  },
  'the form of a card': {
    call: 'cardForm',
    page: (language) => <CardPayment {...common(language)} userId="u" orderId="1" />,
    unknown: (language) => paymentCopy[language].noForm.unknown,
    quotes: ['refused'],
    isCertainlyUnpaid: true,
  },
  'the result of a payment': {
    call: 'orderAuthorized',
    page: (language) => <PaymentResult {...common(language)} bankReturn={bankReturn} />,
    unknown: (language) => paymentCopy[language].result.noConfirmation,
    quotes: ['refused'],
  },
};

const CONNECTION = /conexiun|rețea|internet|connection|network|offline/i;
const NOTHING_PAID = /nu s-a plătit|not been charged|paid nothing/i;
const NOT_DONE = /nu a fost (activat|schimbat|confirmat)|has not been|was not (activated|changed)/i;

async function open({ call, page }: PageCase, language: Language, failure: Failure): Promise<void> {
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((input) =>
      input === apiRoutes[call]
        ? answers[failure]()
        : Promise.resolve(Response.json({ outcome: 'done', value: null })),
    );
  history.replaceState(null, '', '/');
  await act(async () => void render(page(language)));
  if (call !== 'resetPassword') return;
  for (const input of document.querySelectorAll('input')) {
    fireEvent.input(input, { target: { value: 'parolă' } });
  }
  await act(async () => void fireEvent.submit(document.querySelector('form') ?? document));
}

/** What a call returned, and in which language a page shows it, are independent. */
const cases = Object.entries(pages).flatMap(([name, page]) =>
  (
    [
      ['unreached', 'ro'],
      ['broken', 'ro'],
      ['broken', 'en'],
      ['refused', 'ro'],
    ] as const
  ).map(([failure, language]) => ({ name, page, failure, language })),
);

describe('the page after a failed call', () => {
  it.each(cases)(
    'for $name, which is $failure, says what it knows, and no more ($language)',
    async ({ page, failure, language }) => {
      await open(page, language, failure);
      const [banner] = screen.getAllByRole('status');
      const text = document.body.textContent;
      expect(banner?.textContent).toMatch(/\w/);
      if (failure !== 'refused') expect(text).toContain(page.unknown(language));
      expect(text.includes(MESSAGE)).toBe(page.quotes.includes(failure));
      expect(text).not.toMatch(CONNECTION);
      expect(text).not.toMatch(NOT_DONE);
      expect(NOTHING_PAID.test(text)).toBe(page.isCertainlyUnpaid === true);
    },
  );
});
