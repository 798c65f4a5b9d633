import { formatJsonLd } from './format-json-ld.ts';
import { composeGraph } from './structured-graph.ts';

describe('the text of a script with structured data', () => {
  it.each([
    '</script><script>alert(1)</script>',
    '</script ><script>alert(1)</script >',
    '</SCRIPT/x>',
    '<!--<script>',
    ']]>',
    '\u2028\u2029',
  ])('has no "<", and parses to the same graph, for the name %j', (name) => {
    const text = formatJsonLd(composeGraph({ '@type': 'Restaurant', name }));
    expect(text).not.toContain('<');
    expect(JSON.parse(text)).toEqual({
      '@context': 'https://schema.org',
      '@graph': [{ '@type': 'Restaurant', name }],
    });
  });
});
