/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { getLegalDocument, legalDocuments } from '@/lib/legal/legal-documents';
import type { LegalDocumentName } from '@/lib/legal/legal-documents';
import { formatLongDate } from '@/lib/i18n/format-date-time';
import { STORAGE_KEYS } from '@/lib/browser/storage-keys';
import { LegalPage } from './legal-page.tsx';

const render = (name: LegalDocumentName): string =>
  renderToStaticMarkup(<LegalPage document={getLegalDocument(name)} />);

const matches = (html: string, pattern: RegExp): readonly string[] =>
  [...html.matchAll(pattern)].map(([, found = '']) => found);

const all: readonly [LegalDocumentName][] = [
  ['privacy'],
  ['terms'],
  ['coinsTerms'],
  ['cookies'],
  ['additionalAct'],
  ['eula'],
  ['accessibility'],
];

describe('every legal document', () => {
  it('is covered by this test', () => {
    expect(all.flat()).toEqual(Object.keys(legalDocuments));
  });

  describe.each(all)('%s', (name) => {
    const html = render(name);
    const document = getLegalDocument(name);

    it('has one main with one article', () => {
      expect(matches(html, /<(main|article)\b/g)).toEqual(['main', 'article']);
    });

    it('has one h1, then headings that skip no level', () => {
      const levels = matches(html, /<h([1-6])\b/g).map(Number);
      expect(levels[0]).toBe(1);
      expect(levels.filter((level) => level === 1)).toHaveLength(1);
      levels.slice(1).forEach((level, index) => {
        const previous = levels[index] ?? 0;
        expect(level - previous).toBeLessThanOrEqual(1);
      });
    });

    it('shows the date of the last update, with a machine-readable form', () => {
      const { lastUpdated } = document;
      expect(html).toContain(
        `<time dateTime="${lastUpdated}">${formatLongDate(lastUpdated)}</time>`,
      );
    });

    it('has a table of contents that links to every section, in order', () => {
      const contents = html.slice(html.indexOf('<nav'), html.indexOf('</nav>'));
      expect(matches(contents, /href="#([^"]+)"/g)).toEqual(document.sections.map(({ id }) => id));
    });

    it('has unique ids, and every reference has a target', () => {
      const ids = matches(html, / id="([^"]+)"/g);
      expect(ids).toEqual([...new Set(ids)]);
      const named = matches(html, /aria-labelledby="([^"]+)"/g);
      const inside = matches(html, /href="#([^"]+)"/g);
      for (const id of [...named, ...inside]) expect(ids).toContain(id);
    });

    it('contains no script element and no inline event handler', () => {
      expect(html).not.toMatch(/<script|\son[a-z]+="/);
    });
  });
});

describe('the cookie policy', () => {
  const html = render('cookies');

  it('lists first-party cookies, then third-party cookies, then browser storage', () => {
    const captions = matches(html, /<caption[^>]*>([^<]+)</g);
    expect(captions).toEqual([
      'Cookie-uri proprii',
      'Cookie-uri ale terților',
      'Stocarea din browser',
    ]);
  });

  it('lists five first-party and two third-party cookies, and every storage key of the site', () => {
    const rows = html
      .split('<tbody>')
      .slice(1)
      .map((body) => matches(body, /<th scope="(row)"/g).length);
    const storageKeys = Object.values(STORAGE_KEYS);
    expect(rows).toEqual([5, 2, storageKeys.length]);
    for (const key of storageKeys) expect(html).toContain(key);
  });

  it('marks the duration of every cookie as an example', () => {
    const durations = matches(html, /<td>([^<]*minute[^<]*)<\/td>/g);
    expect(durations).toHaveLength(7);
    for (const duration of durations)
      expect(duration).toMatch(/^\d+ de minute \(valoare exemplu\)$/);
  });

  it('has the consent control after the heading of the consent section', () => {
    expect(getLegalDocument('cookies').sections.at(-1)?.id).toBe('alegerea-dumneavoastra');
    const withControl = renderToStaticMarkup(
      <LegalPage document={getLegalDocument('cookies')}>
        <button type="button">Schimbă alegerea</button>
      </LegalPage>,
    );
    expect(withControl.indexOf('<button')).toBeGreaterThan(
      withControl.indexOf('id="alegerea-dumneavoastra"'),
    );
  });
});
