import type { Fields } from './signature.ts';

const HIDDEN = /<input type="hidden" name="([^"]*)" value="([^"]*)"/g;

const CHARACTERS: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#39;': "'",
  '&lt;': '<',
  '&gt;': '>',
};

function decode(text: string): string {
  return text.replace(/&(amp|quot|#39|lt|gt);/g, (entity) => CHARACTERS[entity] ?? entity);
}

/** Reads the fields that `renderHiddenFields` has rendered. */
export function readFormFields(html: string): Fields {
  return Object.fromEntries(
    [...html.matchAll(HIDDEN)].map(([, name = '', value = '']) => [decode(name), decode(value)]),
  );
}
