import { html } from 'hono/html';
import type { Markup } from './markup.ts';

type DocumentParts = {
  readonly lang: 'en' | 'ro';
  readonly title: string;
  readonly head: Markup;
  readonly body: Markup;
};

/** The document has an empty icon, so that browsers do not request `/favicon.ico`. */
export function renderHtmlDocument({ lang, title, head, body }: DocumentParts): Markup {
  return html`<!doctype html>
    <html lang="${lang}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        ${head}
      </head>
      <body>
        ${body}
      </body>
    </html>`;
}
