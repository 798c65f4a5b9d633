import { commonHeaders, sensitiveHeaders } from '../security/security-headers.ts';
import { listHeaderRules, previewPrefixes } from './header-rules.ts';

const rules = listHeaderRules();

const namesOf = (source: string): readonly string[] =>
  rules
    .filter((rule) => rule.source === source)
    .flatMap(({ headers }) => headers.map(({ key }) => key));

const sensitive = sensitiveHeaders.map(({ key }) => key);

describe('the header rules', () => {
  it('begin with the headers of every answer, so that later rules can replace one of them', () => {
    expect(rules[0]).toEqual({ source: '/:path*', headers: commonHeaders });
  });

  it.each(['/payment', '/reset', '/activate'])('send the sensitive headers under %s', (prefix) => {
    expect(namesOf(`${prefix}/:path*`)).toEqual(sensitive);
  });

  it('send a policy and the sensitive headers under /api', () => {
    expect(namesOf('/api/:path*')).toEqual(['Content-Security-Policy', ...sensitive]);
  });

  it('set no policy for paths of pages, because a page gets its own policy', () => {
    const withPolicy = rules.filter(({ headers }) =>
      headers.some(({ key }) => key === 'Content-Security-Policy'),
    );
    expect(withPolicy.map(({ source }) => source)).toEqual([
      '/api/:path*',
      '/_next/static/:path*',
      '/_next/image/:path*',
    ]);
  });

  it('set no `Cache-Control` for invoices, because the page cache sets it', () => {
    expect(namesOf('/invoice/:path*')).toEqual(sensitive.filter((key) => key !== 'Cache-Control'));
  });

  it('send `Cross-Origin-Resource-Policy` with previews', () => {
    expect(previewPrefixes).toEqual(['/previews']);
    expect(namesOf('/previews/:path*')).toEqual(['Cross-Origin-Resource-Policy']);
  });

  it('are ten in total', () => {
    expect(rules).toHaveLength(10);
  });
});
