import { html } from 'hono/html';
import { renderHtmlDocument } from '../html-document.ts';
import type { Markup } from '../markup.ts';
import { consolePaths } from './console-paths.ts';

/** Renders no `<h1>` and no `<main>`, because Swagger UI renders both. */
export function renderOpenapiViewerPage(): Markup {
  return renderHtmlDocument({
    lang: 'en',
    title: 'OpenAPI · Sandbox provider',
    head: html`<link rel="stylesheet" href="${consolePaths.asset('swagger-ui.css')}" />
      <link rel="stylesheet" href="${consolePaths.asset('openapi-viewer.css')}" />
      <script defer src="${consolePaths.asset('swagger-ui-bundle.js')}"></script>
      <script defer src="${consolePaths.asset('openapi-viewer.js')}"></script>`,
    body: html`<nav aria-label="Sandbox"><a href="${consolePaths.home}">Sandbox provider</a></nav>
      <noscript>
        <p>
          The viewer needs JavaScript. <a href="/openapi.json">The document itself</a> does not.
        </p>
      </noscript>
      <div id="viewer" data-document="${consolePaths.document}"></div>`,
  });
}
