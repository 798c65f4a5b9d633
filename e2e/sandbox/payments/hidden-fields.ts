import { html } from 'hono/html';
import type { Markup } from '../markup.ts';
import type { Fields } from './signature.ts';

export function renderHiddenFields(fields: Fields): Markup[] {
  return Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
  );
}
