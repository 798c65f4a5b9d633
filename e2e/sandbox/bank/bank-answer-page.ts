import { html, raw } from 'hono/html';
import { renderHiddenFields } from '../payments/hidden-fields.ts';
import type { Markup } from '../markup.ts';
import type { Fields } from '../payments/signature.ts';
import { DELAYS_MS } from './answer-delays.ts';
import type { BankChoice } from './bank-choice-schema.ts';
import { bankCopy } from './bank-copy.ts';
import { renderBankDocument } from './bank-layout.ts';

/**
 * The page sends the bank's answer with a form, because a redirect can neither show a text nor send
 * new fields by POST. With the pace `never` the page sends nothing.
 */
export function renderAnswerPage(backref: string, answer: Fields, choice: BankChoice): Markup {
  const { pace, method } = choice;
  if (pace === 'never') {
    return renderBankDocument(bankCopy.silent, html`<p>${bankCopy.silentHint}</p>`);
  }
  const isApproved = choice.declinedWith === undefined;
  const title = isApproved ? bankCopy.approved : bankCopy.declined;
  const submitScript = raw(
    `<script>setTimeout(() => document.getElementById('back').submit(), ${DELAYS_MS[pace]});</script>`,
  );
  const content = html`<p role="status">
      ${pace === 'slow' ? bankCopy.waiting : bankCopy.backSoon}
    </p>
    <form id="back" method="${method}" action="${backref}">
      ${renderHiddenFields(answer)}
      <button type="submit" class="main">${bankCopy.back}</button>
    </form>
    ${submitScript}`;
  return renderBankDocument(pace === 'slow' ? bankCopy.title : title, content);
}
