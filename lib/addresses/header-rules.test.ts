import { documentHeaders, sensitiveHeaders } from '../security/headers.ts';
import { listHeaderRules, previewPrefixes } from './header-rules.ts';

const rules = listHeaderRules();

const namesOf = (source: string): readonly string[] | undefined =>
  rules.find((rule) => rule.source === source)?.headers.map(({ key }) => key);

const sensitive = sensitiveHeaders.map(({ key }) => key);

describe('the header rules', () => {
  it('begin with those of every answer, so that later ones replace a header of the same name', () => {
    expect(rules[0]).toEqual({ source: '/:path*', headers: documentHeaders });
  });

  it.each(['/payment', '/reset', '/activate', '/api'])(
    'send the sensitive headers under %s',
    (prefix) => {
      expect(namesOf(`${prefix}/:path*`)).toEqual(sensitive);
    },
  );

  it('leave `no-store` of invoices to the page cache', () => {
    expect(namesOf('/invoice/:path*')).toEqual(sensitive.filter((key) => key !== 'Cache-Control'));
  });

  it('let other sites show previews', () => {
    expect(previewPrefixes).toEqual(['/previews']);
    expect(namesOf('/previews/:path*')).toEqual(['Cross-Origin-Resource-Policy']);
  });

  it('has no other rules', () => {
    expect(rules).toHaveLength(7);
  });
});
