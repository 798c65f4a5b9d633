import { hasReplacementCharacter } from '../../decode-text.ts';
import { parseText } from './parse-fields.ts';

const MESSAGE_MAX_LENGTH = 300;

/**
 * The visible text of the message, cut to `MESSAGE_MAX_LENGTH` characters. Undefined when no
 * visible text is left, and when a part of the message could not be decoded. Formatting tags are
 * removed; other markup is kept, because pages render the message as text.
 */
export function parseMessage(message: string): string | undefined {
  if (hasReplacementCharacter(message)) return undefined;
  const letters = [...(parseText(message) ?? '')];
  return letters.slice(0, MESSAGE_MAX_LENGTH).join('').trimEnd() || undefined;
}
