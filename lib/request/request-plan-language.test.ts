import { NOT_FOUND_PATH, planRequest } from './request-plan.ts';
import type { RequestPlan } from './request-plan.ts';

const planFor = (target: string, acceptLanguage: string | null, userAgent = ''): RequestPlan => {
  const [pathname = '', query = ''] = target.split('?');
  const search = new URLSearchParams(query);
  return planRequest({ method: 'GET', pathname, search, userAgent, acceptLanguage });
};

describe('the language of a menu', () => {
  const menu = '/restaurant/casa-veche/menu';
  const english = '/embedded/english/restaurant/casa-veche/menu';
  const embedded = '/embedded/restaurant/casa-veche/menu';
  const embeddedEnglish = '/embedded/english/embedded/restaurant/casa-veche/menu';

  it.each([
    ['', 'ro-RO,ro;q=0.9,en;q=0.8', undefined],
    ['', null, undefined],
    ['', 'en-GB,en;q=0.9', english],
    ['', 'hu-HU,hu;q=0.9', english],
    ['?lang=ro', 'en', undefined],
    ['?lang=en', 'ro', english],
    ['?lang=en', null, english],
    ['?lang=fr', 'ro', undefined],
    ['?lang=ro&lang=en', 'en', undefined],
    ['?hidden_navbar', 'ro', embedded],
    ['?hidden_navbar', 'en', embeddedEnglish],
    ['?hidden_navbar&lang=en', 'ro', embeddedEnglish],
    ['?hidden_navbar=0&lang=en', 'ro', english],
  ])(
    'for "%s" and Accept-Language %s leads to the path %s (undefined: the requested path)',
    (query, preferred, pathname) => {
      expect(planFor(`${menu}${query}`, preferred)).toEqual(
        pathname === undefined ? { kind: 'pass' } : { kind: 'rewrite', pathname },
      );
    },
  );

  it('is Romanian for search engines, unless the address names a language', () => {
    const crawler = 'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)';
    expect(planFor(menu, 'ru,en;q=0.7', crawler)).toEqual({ kind: 'pass' });
    const chosen = planFor(`${menu}?lang=en`, 'ru', crawler);
    expect(chosen).toEqual({ kind: 'rewrite', pathname: english });
  });

  it.each([english, embeddedEnglish])('cannot be asked for by the internal path %s', (pathname) => {
    expect(planFor(pathname, null)).toEqual({ kind: 'rewrite', pathname: NOT_FOUND_PATH });
  });

  it.each(['/restaurant/casa-veche', '/restaurants', '/'])(
    'is not chosen for the page %s, which is no menu and is passed on unchanged',
    (target) => {
      expect(planFor(target, 'en')).toEqual({ kind: 'pass' });
    },
  );
});
