import { planRequest } from './request-plan.ts';
import type { RequestPlan } from './request-plan.ts';

const planFor = (target: string): RequestPlan => {
  const [pathname = '', query = ''] = target.split('?');
  const search = new URLSearchParams(query);
  return planRequest({ method: 'GET', pathname, search, userAgent: '', acceptLanguage: null });
};

describe('a search in all menus', () => {
  // The last segment of a path is `q` and the words in base64url.
  it.each([
    ['q=papana%C8%99i', '/embedded/cautare/toate/qcGFwYW5hyJlp'],
    ['q=supa&program=acum', '/embedded/cautare/acum/qc3VwYQ'],
    ['program=intai', '/embedded/cautare/intai/q'],
  ])('is rewritten to the page of its hits: ?%s', (query, pathname) => {
    expect(planFor(`/restaurants?${query}`)).toEqual({ kind: 'search', pathname });
  });

  it.each(['', 'q=', 'q=%20%20', 'q=!', 'q=&program=toate', 'program=x', '_rsc=1'])(
    'with neither words nor a choice of open restaurants passes to the list: ?%s',
    (query) => {
      expect(planFor(`/restaurants?${query}`)).toEqual({ kind: 'pass' });
    },
  );
});
