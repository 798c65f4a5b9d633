import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { Fields } from './signature.ts';

/** HTML from Hono's `html`, which escapes values other than `raw` HTML. */
export type Markup = HtmlEscapedString | Promise<HtmlEscapedString>;

export function renderHiddenFields(fields: Fields): Markup[] {
  return Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
  );
}
