import { formatJsonLd } from './format-json-ld.ts';
import { composeGraph } from './structured-graph.ts';

describe('the text of a data script', () => {
  it.each([
    '</script><script>alert(1)</script>',
    '</script ><script>alert(1)</script >',
    '</SCRIPT/x>',
    '<!--<script>',
    ']]>',
    '\u2028\u2029',
  ])('contains %j without the character "<"', (name) => {
    const text = formatJsonLd(composeGraph({ '@type': 'Restaurant', name }));
    expect(text).not.toContain('<');
    expect(JSON.parse(text)).toEqual({
      '@context': 'https://schema.org',
      '@graph': [{ '@type': 'Restaurant', name }],
    });
  });
});
