import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';

/** HTML from Hono's template tag `html`, which escapes the strings that are inserted. */
export type Markup = HtmlEscapedString | Promise<HtmlEscapedString>;

type DocumentParts = {
  readonly lang: 'en' | 'ro';
  readonly title: string;
  readonly style: string;
  readonly reloadSeconds?: number;
  readonly body: Markup;
};

/** The document has an empty icon, so that browsers do not request `/favicon.ico`. */
export function renderHtmlDocument(parts: DocumentParts): Markup {
  const { lang, title, style, reloadSeconds, body } = parts;
  return html`<!doctype html>
    <html lang="${lang}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        ${reloadSeconds === undefined ? '' : html`<meta http-equiv="refresh" content="${reloadSeconds}" />`}
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <style>
          ${raw(style)}
        </style>
      </head>
      <body>
        ${body}
      </body>
    </html>`;
}

export function renderHiddenFields(fields: Readonly<Record<string, string>>): Markup[] {
  return Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
  );
}
