import { routes } from '../../../lib/addresses/routes.ts';
import { chromeCopy } from '../../../lib/i18n/site/every-page/chrome-copy.ts';
import { sendRaw } from '../../support/browser/raw-request.ts';
import { RESTAURANT_ID } from '../../support/pages/site-pages.ts';
import { expect, test } from '../../support/servers/fixtures.ts';

const menu = routes.menu({ restaurantId: RESTAURANT_ID });

test.describe('the answer to a request for a menu', () => {
  const sharedCaching = /^public, max-age=0, s-maxage=\d+/;

  for (const [preferred, query, language, cacheControl] of [
    ['ro-RO,ro;q=0.9', '', 'ro', sharedCaching],
    [undefined, '', 'ro', sharedCaching],
    ['en-GB', '', 'en', /^private, max-age=0$/],
    ['en-GB', '?hidden_navbar', 'en', /^private, max-age=0$/],
    ['ro', '?lang=en', 'en', /^private, max-age=0$/],
    ['en', '?lang=ro', 'ro', sharedCaching],
  ] as const) {
    test(`with Accept-Language ${preferred ?? '(none)'} and the query "${query}" is in ${language}, with the cache headers of that language`, async ({
      site,
    }) => {
      const headers = preferred === undefined ? {} : { 'accept-language': preferred };
      for (const read of ['first', 'second']) {
        const answer = await sendRaw(site.origin, `${menu}${query}`, { headers });
        expect(answer.body, read).toContain(`<html lang="${language}"`);
        expect(answer.body).toContain(chromeCopy[language].footer.tagline);
        expect(answer.headers['cache-control']).toMatch(cacheControl);
        expect(answer.headers.vary?.split(', ')).toContain('Accept-Language');
      }
    });
  }

  test('has the same title, canonical address, description, robots directives and structured data in Romanian and English', async ({
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

  test('in English is cached by the site: a second request gets the cached page', async ({
    site,
  }) => {
    const headers = { 'accept-language': 'en' };
    await sendRaw(site.origin, menu, { headers });
    const answer = await sendRaw(site.origin, menu, { headers });
    expect(answer.headers['x-nextjs-cache']).toMatch(/HIT|STALE/);
  });

  test('in English has no-store for an unknown restaurant and while the provider fails', async ({
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
