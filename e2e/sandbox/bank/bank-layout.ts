import { html, raw } from 'hono/html';
import type { Markup } from '../payments/hidden-fields.ts';
import { bankCopy } from './bank-copy.ts';
import { bankStyle } from './bank-style.ts';

/** A whole document in the bank's look. Its icon is empty, so that no browser asks for one. */
export function renderBankDocument(title: string, content: Markup): Markup {
  return html`<!doctype html>
    <html lang="ro">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · ${bankCopy.bank}</title>
        <link rel="icon" href="data:," />
        <style>
          ${raw(bankStyle)}
        </style>
      </head>
      <body>
        <header>
          <p>${bankCopy.bank}</p>
          <p>${bankCopy.example}</p>
        </header>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`;
}
