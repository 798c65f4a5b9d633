import { html, raw } from 'hono/html';
import { renderHiddenFields } from './hidden-fields.ts';
import type { Fields } from './signature.ts';

/**
 * The forms that `renderPaymentForm` renders. 'scripted': a script follows the form and
 * submits it. 'visible': the form has fields to fill in. 'document': the form is inside a whole
 * HTML document.
 */
export type FormLook = 'scripted' | 'visible' | 'document';

/** The form's signature does not cover these fields. */
const visibleFields = html`
  <label for="card-name">Numele de pe card</label>
  <input id="card-name" name="CARD_NAME" required maxlength="60" autocomplete="cc-name" />
  <label>Telefon <input type="tel" name="PHONE" value="+40" autocomplete="tel" /></label>
  <label for="mail">Adresa de e-mail</label>
  <input type="email" id="mail" name="CONTACT_EMAIL" required autocomplete="email" />
  <label>Cod poștal <input type="number" name="POSTAL_CODE" /></label>
  <label>Parola de client <input type="password" name="CLIENT_WORD" maxlength="20" /></label>
  <label for="parts">Plata</label>
  <select id="parts" name="PARTS">
    <option value="1">integral</option>
    <option value="2">în două rate</option>
    <option value="3">în trei rate</option>
  </select>
  <label><input type="checkbox" name="SAVE_CARD" value="yes" /> Păstrează cardul</label>
`;

const submitScript = raw(`<script>document.getElementById('pay').submit();</script>`);

export async function renderPaymentForm(
  action: string,
  fields: Fields,
  look: FormLook,
): Promise<string> {
  const hidden = renderHiddenFields(fields);
  const button = html`<button type="submit">Continuă la plată</button>`;
  const form = html`<form id="pay" name="pay" method="post" action="${action}">
    ${hidden} ${look === 'visible' ? visibleFields : ''} ${look === 'scripted' ? '' : button}
  </form>`;
  switch (look) {
    case 'scripted':
      return String(await html`${form}${submitScript}`);
    case 'visible':
      return String(await form);
    case 'document':
      return String(
        await html`<!doctype html>
          <html lang="ro">
            <head>
              <meta charset="utf-8" />
              <title>Plată</title>
            </head>
            <body>
              ${form}
            </body>
          </html>`,
      );
  }
}
