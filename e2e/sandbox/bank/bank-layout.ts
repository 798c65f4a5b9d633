import { html, raw } from 'hono/html';
import { renderHtmlDocument } from '../html-document.ts';
import type { Markup } from '../markup.ts';
import { bankCopy } from './bank-copy.ts';
import { bankStyle } from './bank-style.ts';

export function renderBankDocument(title: string, content: Markup): Markup {
  return renderHtmlDocument({
    lang: 'ro',
    title: `${title} · ${bankCopy.bank}`,
    head: html`<style>
      ${raw(bankStyle)}
    </style>`,
    body: html`<header>
        <p>${bankCopy.bank}</p>
        <p>${bankCopy.example}</p>
      </header>
      <main>
        <h1>${title}</h1>
        ${content}
      </main>`,
  });
}
