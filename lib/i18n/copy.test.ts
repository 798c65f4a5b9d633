import { hoursCopy } from './site/hours-copy.ts';
import { englishMenuCopy } from './site/menu/english-menu-copy.ts';
import { formatSearchResult } from './site/menu/menu-copy.ts';
import { siteCopy } from './site/site-copy.ts';
import { accountCopy, openAppCopy } from './transaction/account-copy.ts';
import { paymentCopy } from './transaction/payment-copy.ts';
import { transactionCopy } from './transaction/transaction-copy.ts';

const listTexts = (group: object): readonly unknown[] =>
  Object.values(group).flatMap((text: unknown) => {
    if (typeof text === 'function') return [text('Valoare', 'Altă valoare')];
    return typeof text === 'object' && text !== null ? listTexts(text) : [text];
  });

describe('the Romanian texts of the site', () => {
  it.each([...listTexts(siteCopy), ...listTexts(hoursCopy.ro)].map((text) => [text]))(
    'include %j, which is not empty, contains no undefined value, and has ș and ț with a comma',
    (text) => {
      expect(text).toEqual(expect.stringMatching(/^\S(.*\S)?$/u));
      expect(text).not.toMatch(/[ŞşŢţ]|undefined|NaN|\[object/);
      expect(text).toBe(String(text).normalize('NFC'));
    },
  );
});

describe('the texts of payments', () => {
  it('are translated: no Romanian text equals an English text', () => {
    const english = new Set(listTexts(paymentCopy.en));
    expect(listTexts(paymentCopy.ro).filter((text) => english.has(text))).toEqual([]);
  });
});

describe('no text claims what the page cannot know', () => {
  const { ro, en } = paymentCopy;
  const { ro: account, en: englishAccount } = accountCopy;
  const { ro: call, en: englishCall } = transactionCopy;

  it.each([
    // After a reload, for example, the error page has no record of a failure.
    ['that a payment failed', ro.noForm.general, /nu a putut|nu a reușit/],
    ['that a payment failed', en.noForm.general, /could not|failed/],
    // A message counts as sent even if the bridge throws.
    ['that the app has received a message', ro.told, /am anunțat/i],
    ['that the app has received a message', en.told, /has been told/],
    // The text is shown for RC 91 and 990, which do not say whose answer was late.
    ['that the bank was late', ro.result.declines.later.text(''), /Banca nu a răspuns/],
    ['that the bank was late', en.result.declines.later.text(''), /bank did not answer/],
    // The text is also shown for an ORDER that is invalid.
    ['that the order number is missing', ro.result.unverifiable, /fără numărul/],
    ['that the order number is missing', en.result.unverifiable, /without the order/],
    // The text is also shown when the server's answer was cut off.
    ['that the server was not reached', call.failure.unreached, /contactat/],
    ['that the server was not reached', englishCall.failure.unreached, /reached/],
    // Visitors in several networks can share an IP address.
    ['which network sent too much', call.failure.limited(60), /rețea/],
    ['which network sent too much', englishCall.failure.limited(60), /network/],
    // The provider decides how often and how long a link works.
    ['how long a link works', account.reset.newLink, /singură dată|scurt timp/],
    ['how long a link works', englishAccount.reset.newLink, /\bonce and\b|for a while/],
    ['how long a link works', account.activation.newLink, /singură dată|scurt timp/],
    ['how long a link works', englishAccount.activation.newLink, /\bonce and\b|for a while/],
    // We know of no way to request a new activation link in the app.
    ['that the app sends a new link', account.activation.newLink, /cere acolo/],
    [
      'that the app sends a new link',
      englishAccount.activation.newLink,
      /ask for a new link there/,
    ],
    // The page stores that it sent a request, but not why the answer is missing.
    ['why the answer is missing', account.activation.interrupted, /închis|reîncărcat/],
    ['why the answer is missing', englishAccount.activation.interrupted, /closed|reloaded/],
    // On these devices the link leads to a store or to the download page.
    ['that a link opens the app', openAppCopy.ro.openInStore('App Store'), /aplicația/],
    ['that a link opens the app', openAppCopy.en.openInStore('App Store'), /the app$/],
    ['that a link opens the app', openAppCopy.ro.download, /Deschide/],
    ['that a link opens the app', openAppCopy.en.download, /Open/],
  ])('%s: %s', (_, text, claim) => {
    expect(text).not.toMatch(claim);
  });
});

describe('the result of a search in a menu', () => {
  it.each([
    ['exact', 1, 'Am găsit un produs.', 'Found 1 item.'],
    ['exact', 2, 'Am găsit 2 produse.', 'Found 2 items.'],
    ['exact', 20, 'Am găsit 20 de produse.', 'Found 20 items.'],
    [
      'similar',
      1,
      'Nu am găsit „papnasi”. Iată un produs asemănător.',
      '“papnasi” was not found. Here is 1 similar item.',
    ],
    [
      'similar',
      20,
      'Nu am găsit „papnasi”. Iată 20 de produse asemănătoare.',
      '“papnasi” was not found. Here are 20 similar items.',
    ],
    ['similar', 0, '„papnasi” nu apare în acest meniu.', '“papnasi” is not on this menu.'],
  ] as const)('with %s hits, %d of them, begins with "%s" and "%s"', (kind, count, ro, en) => {
    const hits = { kind, count };
    expect(formatSearchResult(hits, ' papnasi ')).toEqual(expect.stringMatching(`^${ro}`));
    expect(englishMenuCopy.formatSearchResult(hits, ' papnasi ')).toEqual(
      expect.stringMatching(`^${en}`),
    );
  });
});
