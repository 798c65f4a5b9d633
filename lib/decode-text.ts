import { isUtf8 } from 'node:buffer';

/** Stands for bytes that could not be decoded. A text with it is never shown or stored. */
const REPLACEMENT_CHARACTER = '\ufffd';

/**
 * The charset of Romanian programs before UTF-8. Romanian letters have the same bytes in
 * iso-8859-2. Each byte is a character, so the decoding never fails.
 */
const LEGACY_DECODER = new TextDecoder('windows-1250');
const UTF_8_DECODER = new TextDecoder();
const UTF_8 = /^\s*utf-?8\s*$/i;

/**
 * Decodes as UTF-8 if the bytes are UTF-8, also if another charset is declared, because text in a
 * legacy charset that is UTF-8 by chance is rare. Otherwise decodes as the declared charset, and
 * without a usable one as windows-1250. UTF-8 with few damaged bytes stays UTF-8, with
 * replacement characters in place of these bytes.
 */
export function decodeText(bytes: Uint8Array, declaredCharset = ''): string {
  if (isUtf8(bytes)) return UTF_8_DECODER.decode(bytes);
  if (declaredCharset !== '' && !UTF_8.test(declaredCharset)) {
    const declared = tryDecode(bytes, declaredCharset);
    if (declared !== undefined) return declared;
  }
  return decodeDamaged(bytes) ?? LEGACY_DECODER.decode(bytes);
}

/**
 * The bytes of a name or value in `application/x-www-form-urlencoded`. Each character of `text` is
 * a byte. `decodeURIComponent` would reject bytes that are not UTF-8.
 */
export function unescapeBytes(text: string): Uint8Array {
  const bytes = text
    .replaceAll('+', ' ')
    .replace(/%([\da-f]{2})/gi, (_escape, byte: string) =>
      String.fromCharCode(Number.parseInt(byte, 16)),
    );
  return Buffer.from(bytes, 'latin1');
}

/** The parameter `charset` of a content type, or ''. */
export function findCharset(contentType: string): string {
  return /;\s*charset\s*=\s*"?([^\s";]+)/i.exec(contentType)?.[1] ?? '';
}

/** Also true for half a character, which an encoder would replace. */
export function hasReplacementCharacter(text: string): boolean {
  return text.toWellFormed().includes(REPLACEMENT_CHARACTER);
}

/** Undefined if the bytes do not fit the charset, or if there is no such charset. */
function tryDecode(bytes: Uint8Array, charset: string): string | undefined {
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Undefined if no character outside ASCII is intact, or if more of them are damaged. */
function decodeDamaged(bytes: Uint8Array): string | undefined {
  const text = UTF_8_DECODER.decode(bytes);
  const damaged = text.split(REPLACEMENT_CHARACTER).length - 1;
  const intact = text.match(/[^\0-\x7f\ufffd]/gu)?.length ?? 0;
  if (intact === 0 || intact < damaged) return undefined;
  // A sender may have cut a text to a number of bytes, in the middle of the last character.
  return text.endsWith(REPLACEMENT_CHARACTER) ? text.slice(0, -1) : text;
}
