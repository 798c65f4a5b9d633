import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { languageNames } from '@/lib/i18n/language-names';
import { transactionCopy } from '@/lib/i18n/transaction/transaction-copy';
import { UnhydratedHelp } from './unhydrated-help.tsx';

const phone = { href: 'tel:+40111222333', label: '+40 111 222 333' } as const;

describe('the help of a page that has not hydrated', () => {
  it.each(languageNames)(
    'is in the HTML, in a live region, until hydration ($language)',
    async ({ language }) => {
      const help = <UnhydratedHelp language={language} text="The way on" phone={phone} />;
      const container = document.createElement('div');
      container.innerHTML = renderToString(help);
      document.body.append(container);
      const status = screen.getByRole('status');
      expect(status.textContent).toContain('The way on');
      expect(status.querySelector('a[href=""]')?.textContent).toBe(
        transactionCopy[language].unhydrated.reload,
      );
      expect(status.querySelector(`a[href="${phone.href}"]`)?.textContent).toBe(phone.label);

      await act(async () => hydrateRoot(container, help));
      expect(container.textContent).toBe('');
      container.remove();
    },
  );
});
