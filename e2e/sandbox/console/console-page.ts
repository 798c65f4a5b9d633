import { html } from 'hono/html';
import { renderHtmlDocument } from '../html-document.ts';
import type { Markup } from '../markup.ts';
import { renderCallsSection } from './calls-section.ts';
import { consolePaths } from './console-paths.ts';
import type { ConsoleView } from './console-view.ts';
import { renderFaultsSection } from './faults-section.ts';
import { renderRequestsSection } from './requests-section.ts';
import { renderPresetSection } from './preset-section.ts';

const renderHead = (view: ConsoleView): Markup =>
  html`<header>
    <h1>Sandbox provider</h1>
    <p>
      Stands in for the company's backend in the demo, in development and in the tests. Its
      restaurants, orders and invoices are invented, and everything is as at the start again after a
      restart.
    </p>
    <dl>
      <div>
        <dt>Provider</dt>
        <dd><code>${view.provider}</code></dd>
      </div>
      <div>
        <dt>Control calls</dt>
        <dd><code>${view.control}</code></dd>
      </div>
      <div>
        <dt>Site</dt>
        <dd><a href="${view.siteOrigin}/">${view.siteOrigin}</a></dd>
      </div>
      <div>
        <dt>Contract</dt>
        <dd><a href="${view.provider}${consolePaths.viewer}">OpenAPI viewer</a></dd>
      </div>
    </dl>
    <nav aria-label="On this page">
      <ul>
        <li><a href="#faults">Faults</a></li>
        <li><a href="#calls">Calls</a></li>
        <li><a href="#ids">Preset ids</a></li>
        <li><a href="#requests">Last requests</a></li>
      </ul>
    </nav>
  </header>`;

export function renderConsolePage(view: ConsoleView): Markup {
  return renderHtmlDocument({
    lang: 'en',
    title: 'Sandbox provider',
    head: html`<link rel="stylesheet" href="${consolePaths.asset('console.css')}" />
      <script type="module" src="${consolePaths.asset('live-requests.js')}"></script>`,
    body: html`${renderHead(view)}
      <main>
        ${renderFaultsSection(view)} ${renderCallsSection(view)} ${renderPresetSection(view)}
      </main>
      ${renderRequestsSection(view)}`,
  });
}
