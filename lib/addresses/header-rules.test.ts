import { commonHeaders, sensitiveHeaders } from '../security/headers.ts';
import { listHeaderRules, previewPrefixes } from './header-rules.ts';

const rules = listHeaderRules();

const namesOf = (source: string): readonly string[] =>
  rules
    .filter((rule) => rule.source === source)
    .flatMap(({ headers }) => headers.map(({ key }) => key));

const sensitive = sensitiveHeaders.map(({ key }) => key);

describe('the header rules', () => {
  it('begin with those of every answer, so that later ones replace a header of the same name', () => {
    expect(rules[0]).toEqual({ source: '/:path*', headers: commonHeaders });
  });

  it.each(['/payment', '/reset', '/activate'])('send the sensitive headers under %s', (prefix) => {
    expect(namesOf(`${prefix}/:path*`)).toEqual(sensitive);
  });

  it('send the sensitive headers and a policy that allows nothing under /api', () => {
    expect(namesOf('/api/:path*')).toEqual(['Content-Security-Policy', ...sensitive]);
  });

  it('set no policy where pages can be, because a page gets its own policy', () => {
    const withPolicy = rules.filter(({ headers }) =>
      headers.some(({ key }) => key === 'Content-Security-Policy'),
    );
    expect(withPolicy.map(({ source }) => source)).toEqual([
      '/api/:path*',
      '/_next/static/:path*',
      '/_next/image/:path*',
    ]);
  });

  it('leave `no-store` of invoices to the page cache', () => {
    expect(namesOf('/invoice/:path*')).toEqual(sensitive.filter((key) => key !== 'Cache-Control'));
  });

  it('let other sites show previews', () => {
    expect(previewPrefixes).toEqual(['/previews']);
    expect(namesOf('/previews/:path*')).toEqual(['Cross-Origin-Resource-Policy']);
  });

  it('are ten in total', () => {
    expect(rules).toHaveLength(10);
  });
});
