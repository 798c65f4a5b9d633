import { HtmlValidate } from 'html-validate';
import { sendRaw } from '../../support/browser/raw-request.ts';
import { sitePages } from '../../support/pages/site-pages.ts';
import { expect, test } from '../../support/servers/fixtures.ts';

/** Most of the rules that are off concern markup that the framework writes. */
const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'long-title': 'off',
    'no-trailing-whitespace': 'off',
    'require-sri': 'off',
    'script-type': 'off',
    'valid-id': ['error', { relaxed: true }],
    'void-style': 'off',
    // The site uses `style` attributes for values from data, such as the size reserved for a
    // picture.
    'no-inline-style': 'off',
  },
});

for (const { name, path, status } of sitePages) {
  test(`${name} is valid HTML with one h1`, async ({ site }) => {
    const answer = await sendRaw(site.origin, path);
    expect(answer.status).toBe(status);
    const report = await validator.validateString(answer.body);
    const messages = report.results.flatMap((result) =>
      result.messages.map(({ ruleId, message, selector }) => `${ruleId} ${selector}: ${message}`),
    );
    expect(messages).toEqual([]);
    expect(answer.body.match(/<h1[\s>]/g)).toHaveLength(1);
  });
}
