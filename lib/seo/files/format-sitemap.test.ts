import fc from 'fast-check';
import { formatSitemap } from './format-sitemap.ts';

const address = 'https://site.example/restaurants';

describe('the sitemap', () => {
  it('of no pages is an empty set', () => {
    expect(formatSitemap([])).toMatch(/<urlset [^>]+>\n<\/urlset>\n$/);
  });

  it('names address, last change and pictures', () => {
    const images = ['https://site.example/a.jpg', 'https://site.example/b.jpg'];
    const [, , entry] = formatSitemap([{ address, lastChanged: '2026-01-02', images }]).split('\n');
    expect(entry).toBe(
      `<url><loc>${address}</loc><lastmod>2026-01-02</lastmod>` +
        '<image:image><image:loc>https://site.example/a.jpg</image:loc></image:image>' +
        '<image:image><image:loc>https://site.example/b.jpg</image:loc></image:image></url>',
    );
  });

  it('leaves out the date of the last change when it is not known', () => {
    const [, , entry] = formatSitemap([{ address, lastChanged: undefined, images: [] }]).split(
      '\n',
    );
    expect(entry).toBe(`<url><loc>${address}</loc></url>`);
  });

  it('escapes the characters of markup', () => {
    const image = `https://a.example/?a=1&b=<"'>`;
    expect(formatSitemap([{ address, lastChanged: undefined, images: [image] }])).toContain(
      '<image:loc>https://a.example/?a=1&amp;b=&lt;&quot;&apos;&gt;</image:loc>',
    );
  });

  it('contains any address as text, without markup', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const sitemap = formatSitemap([{ address: text, lastChanged: undefined, images: [] }]);
        const [, written = ''] = /<loc>([^<>]*)<\/loc>/.exec(sitemap) ?? [];
        const plain = written
          .replaceAll('&lt;', '<')
          .replaceAll('&gt;', '>')
          .replaceAll('&quot;', '"')
          .replaceAll('&apos;', "'")
          .replaceAll('&amp;', '&');
        expect(plain).toBe(text);
      }),
    );
  });
});
