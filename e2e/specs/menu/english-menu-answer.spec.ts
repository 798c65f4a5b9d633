import { routes } from '../../../lib/addresses/routes.ts';
import { chromeCopy } from '../../../lib/i18n/site/every-page/chrome-copy.ts';
import { sendRaw } from '../../support/browser/raw-request.ts';
import { RESTAURANT_ID } from '../../support/pages/site-pages.ts';
import { expect, test } from '../../support/servers/fixtures.ts';

const menu = routes.menu({ restaurantId: RESTAURANT_ID });

test.describe('the answer to a request for a menu', () => {
  const shared = /^public, max-age=0, s-maxage=\d+/;

  for (const [preferred, query, language, freshness] of [
    ['ro-RO,ro;q=0.9', '', 'ro', shared],
    [undefined, '', 'ro', shared],
    ['en-GB', '', 'en', /^private, max-age=0$/],
    ['en-GB', '?hidden_navbar', 'en', /^private, max-age=0$/],
    ['ro', '?lang=en', 'en', /^private, max-age=0$/],
    ['en', '?lang=ro', 'ro', shared],
  ] as const) {
    test(`with Accept-Language ${preferred ?? '(none)'} and the query "${query}" is in ${language}, with the cache headers of that language`, async ({
      site,
    }) => {
      const headers = preferred === undefined ? {} : { 'accept-language': preferred };
      for (const read of ['first', 'second']) {
        const answer = await sendRaw(site.origin, `${menu}${query}`, { headers });
        expect(answer.body, read).toContain(`<html lang="${language}"`);
        expect(answer.body).toContain(chromeCopy[language].footer.tagline);
        expect(answer.headers['cache-control']).toMatch(freshness);
        expect(answer.headers.vary?.split(', ')).toContain('Accept-Language');
      }
    });
  }

  test('has the same title, description, canonical address and structured data in both languages', async ({
    site,
  }) => {
    const [romanian, english] = await Promise.all(
      ['ro', 'en'].map(async (preferred) => {
        const headers = { 'accept-language': preferred };
        const { body } = await sendRaw(site.origin, menu, { headers });
        return [
          /<title>.*?<\/title>/.exec(body)?.[0],
          /<link rel="canonical"[^>]*>/.exec(body)?.[0],
          /<meta name="description"[^>]*>/.exec(body)?.[0],
          /<meta name="robots"[^>]*>/.exec(body)?.[0],
          /<script type="application\/ld\+json">.*?<\/script>/.exec(body)?.[0],
        ];
      }),
    );
    expect(romanian?.every((part) => part !== undefined)).toBe(true);
    expect(english).toEqual(romanian);
  });

  test('is cached in English too: a second visit gets the cached page', async ({ site }) => {
    const headers = { 'accept-language': 'en' };
    await sendRaw(site.origin, menu, { headers });
    const answer = await sendRaw(site.origin, menu, { headers });
    expect(answer.headers['x-nextjs-cache']).toMatch(/HIT|STALE/);
  });

  test('for an unknown restaurant and in an outage has no-store in English too', async ({
    site,
  }) => {
    const headers = { 'accept-language': 'en' };
    for (const [id, status] of [
      ['nu-exista-asa-ceva', 404],
      ['sandbox-500', 503],
    ] as const) {
      const answer = await sendRaw(site.origin, routes.menu({ restaurantId: id }), { headers });
      expect(answer.status).toBe(status);
      expect(answer.headers['cache-control']).toBe('no-store');
    }
  });
});
