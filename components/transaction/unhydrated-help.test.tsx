import { renderToStaticMarkup } from 'react-dom/server';
import { languageNames } from '@/lib/i18n/language-names';
import { transactionCopy } from '@/lib/i18n/transaction/transaction-copy';
import { UnhydratedHelp } from './unhydrated-help.tsx';

const phone = { href: 'tel:+40111222333', label: '+40 111 222 333' } as const;

/** `e2e/specs/transaction/lost-script.spec.ts` shows when the help appears, in Romanian. */
describe('the help of a page that has lost a script', () => {
  it.each(languageNames)('is in the language of the page ($language)', ({ language }) => {
    const { title, support, reload } = transactionCopy[language].unhydrated;
    const html = renderToStaticMarkup(
      <UnhydratedHelp language={language} text="The way on" phone={phone} />,
    );
    for (const text of [title, support, reload, 'The way on', phone.href, phone.label]) {
      expect(html).toContain(text);
    }
  });
});
