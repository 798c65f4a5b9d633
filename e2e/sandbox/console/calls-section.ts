import { html } from 'hono/html';
import { providerPaths } from '../../../lib/provider/contract/paths.ts';
import type { Markup } from '../markup.ts';
import { consolePaths } from './console-paths.ts';
import type { ConsoleView } from './console-view.ts';
import { listDocumentedCalls } from './documented-calls.ts';
import type { DocumentedCall } from './documented-calls.ts';

/**
 * The first entry is a call of the OpenAPI document: its answer is a form that opens the bank page.
 * A link to the bank page itself would open an error page, because the bank requires the signed
 * fields of the form. The document does not contain the other addresses.
 */
const otherAddresses = [
  {
    path: providerPaths.cardForm('demo', '700900'),
    description: 'The page of the bank: this form leads there, with a signed order.',
  },
  { path: '/invoices/sandbox-invoice-1.pdf', description: 'The document of an invoice.' },
  {
    path: '/pictures/hanul-trei-fantani-hero.webp',
    description: 'A picture. Any query may follow the name.',
  },
  { path: '/openapi.json', description: 'The OpenAPI document.' },
];

const renderTrial = (call: DocumentedCall, provider: string): Markup =>
  call.example === undefined
    ? html`<a href="${provider}${call.viewerPath}"
        >Try it in the viewer<span class="visually-hidden"> (${call.summary})</span></a
      >`
    : html`<a href="${provider}${call.example}">Try <code>${call.example}</code></a>`;

const renderCall = (call: DocumentedCall, provider: string): Markup =>
  html`<li>
    <p>
      <span class="method" data-method="${call.method}">${call.method}</span>
      <code>${call.path}</code>
    </p>
    <p>${call.summary}.</p>
    <p>${renderTrial(call, provider)}</p>
  </li>`;

export function renderCallsSection({ document, provider }: ConsoleView): Markup {
  const calls = listDocumentedCalls(document);
  const groups = (document.tags ?? []).map(
    ({ name, description = '' }) =>
      html`<h3>${name}</h3>
        <p>${description}</p>
        <ul class="rows">
          ${calls.filter(({ tag }) => tag === name).map((call) => renderCall(call, provider))}
        </ul>`,
  );
  const others = otherAddresses.map(
    ({ path, description }) =>
      html`<li>
        <p>
          <a href="${provider}${path}"><code>${path}</code></a>
        </p>
        <p>${description}</p>
      </li>`,
  );
  return html`<section id="calls" aria-labelledby="calls-heading">
    <h2 id="calls-heading">Calls</h2>
    <p>
      What the site asks the provider, from the OpenAPI document:
      <a href="${provider}${consolePaths.viewer}">open it in the viewer</a>, which can also send a
      body or a token.
    </p>
    ${groups}
    <h3>Pages and files</h3>
    <ul class="rows">
      ${others}
    </ul>
  </section>`;
}
