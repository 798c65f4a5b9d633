import { render, screen } from '@testing-library/react';
import { transactionCopy } from '@/lib/i18n/transaction/transaction-copy';
import type { PageState } from '@/lib/i18n/transaction/transaction-copy';
import { TransactionMain } from './transaction-main.tsx';

const STATES: readonly PageState[] = ['waiting', 'ready', 'done', 'failed', 'unknown', 'left'];

/** Requirement B-16. */
it.each(['ro', 'en'] as const)('each state of a page has a drawing and a name (%s)', (language) => {
  const signs = STATES.map((state) => {
    const { unmount } = render(
      <TransactionMain language={language} query={{}} heading="Plata" state={state}>
        {null}
      </TransactionMain>,
    );
    const sign = screen.getByRole('img', { name: transactionCopy[language].signs[state] });
    const { innerHTML } = sign;
    unmount();
    return innerHTML;
  });
  expect(new Set(signs).size).toBe(STATES.length);
  expect(new Set(Object.values(transactionCopy[language].signs)).size).toBe(STATES.length);
});
