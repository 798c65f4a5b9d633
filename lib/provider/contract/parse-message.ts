import { parseText } from './parse-fields.ts';

const MESSAGE_MAX_LENGTH = 300;

/**
 * The provider's words for a person: one line of plain text, at most 300 characters. Undefined when
 * nothing is left of them. Markup stays as it is written, for nobody reads it as markup.
 */
export function parseMessage(message: string): string | undefined {
  const letters = [...(parseText(message) ?? '')];
  return letters.slice(0, MESSAGE_MAX_LENGTH).join('').trimEnd() || undefined;
}
