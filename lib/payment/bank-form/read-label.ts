import { getAttribute, isTag, listAncestors, readText } from './read-document.ts';
import type { Element } from './read-document.ts';

const LABEL_MAX_LENGTH = 200;

const isLabel = isTag('label');

/**
 * A `<label>` that points at the control or is around it, or else the placeholder, `aria-label` or
 * `name`.
 */
export function readLabel(control: Element, elements: readonly Element[]): string {
  const id = getAttribute(control, 'id') ?? '';
  const pointing = elements.filter(
    (element) => isLabel(element) && id !== '' && getAttribute(element, 'for') === id,
  );
  const around = listAncestors(control).filter(isLabel);
  const written = [
    ...[...pointing, ...around].map(readText),
    getAttribute(control, 'placeholder'),
    getAttribute(control, 'aria-label'),
    getAttribute(control, 'name'),
  ];
  return formatLabel(written.find((text) => text?.trim()) ?? '');
}

export function formatLabel(text: string): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, LABEL_MAX_LENGTH);
}
