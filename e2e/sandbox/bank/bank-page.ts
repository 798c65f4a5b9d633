import { html } from 'hono/html';
import { renderHiddenFields } from '../payments/hidden-fields.ts';
import type { Markup } from '../markup.ts';
import type { Fields } from '../payments/signature.ts';
import { APPROVE, OTHER_CODE } from './bank-choice-schema.ts';
import { bankCopy } from './bank-copy.ts';
import { renderBankDocument } from './bank-layout.ts';
import { buttonCodes } from './response-codes.ts';

export const BANK_ANSWER_PATH = '/bank/answer';

function renderChoices(
  name: string,
  legend: string,
  labels: Readonly<Record<string, string>>,
): Markup {
  const choices = Object.entries(labels).map(
    ([value, label], index) =>
      html`<label
        ><input type="radio" name="${name}" value="${value}" ${index === 0 ? 'checked' : ''} />
        ${label}</label
      >`,
  );
  return html`<fieldset>
    <legend>${legend}</legend>
    ${choices}
  </fieldset>`;
}

const codeButtons = buttonCodes.map(
  ({ rc, label }) =>
    html`<button type="submit" name="decision" value="${rc}">
      ${bankCopy.declineWith(rc, label)}
    </button>`,
);

/**
 * Without this script, the Enter key in a text field would press the first button, which approves
 * the payment.
 */
const enterScript = html`<script>
  for (const field of document.querySelectorAll('input[type=text]')) {
    field.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter') return;
      event.preventDefault();
      if (field.name === 'otherCode') document.getElementById('decline-other').click();
    });
  }
</script>`;

export function renderBankPage(fields: Fields): Markup {
  const amount = (fields.AMOUNT ?? '').replace('.', ',');
  const content = html`<dl>
      <dt>${bankCopy.amount}</dt>
      <dd class="amount">${amount} ${bankCopy.lei}</dd>
      <dt>${bankCopy.shop}</dt>
      <dd>${fields.MERCH_NAME}</dd>
      <dt>${bankCopy.order}</dt>
      <dd>${fields.ORDER}</dd>
      <dt>${bankCopy.description}</dt>
      <dd>${fields.DESC}</dd>
    </dl>
    <form method="post" action="${BANK_ANSWER_PATH}">
      ${renderHiddenFields(fields)}
      <button type="submit" class="main" name="decision" value="${APPROVE}">
        ${bankCopy.approve}
      </button>
      <h2>${bankCopy.declineHeading}</h2>
      <div class="codes">${codeButtons}</div>
      <div class="row">
        <label
          >${bankCopy.otherCode}
          <input type="text" name="otherCode" maxlength="20" autocomplete="off" />
        </label>
        <button type="submit" id="decline-other" name="decision" value="${OTHER_CODE}">
          ${bankCopy.declineOther}
        </button>
      </div>
      <h2>${bankCopy.returnHeading}</h2>
      ${renderChoices('method', bankCopy.method, bankCopy.methods)}
      ${renderChoices('pace', bankCopy.pace, bankCopy.paces)}
      <label
        >${bankCopy.message}
        <input type="text" name="message" maxlength="2000" autocomplete="off" />
      </label>
    </form>
    ${enterScript}`;
  return renderBankDocument(bankCopy.title, content);
}

export function renderBankError(reason: string): Markup {
  return renderBankDocument(bankCopy.refused, html`<p>${reason}</p>`);
}
