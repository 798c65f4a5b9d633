import { getAttribute, isTag, listAncestors, readText } from './read-document.ts';
import type { Element } from './read-document.ts';

const LABEL_MAX_LENGTH = 200;
/**
 * Labels of a control beyond this number are not read, because thousands of labels around a hundred
 * controls would take seconds.
 */
const MAX_LABELS = 4;

const isLabel = isTag('label');

/**
 * The first of these texts that is not blank: a `<label>` that points at the control, a `<label>`
 * around the control, the control's `placeholder`, `aria-label`, `name`. If all are blank: ''.
 */
export function readLabel(control: Element, elements: readonly Element[]): string {
  const id = getAttribute(control, 'id') ?? '';
  const pointing = elements.filter(
    (element) => isLabel(element) && id !== '' && getAttribute(element, 'for') === id,
  );
  const around = listAncestors(control).filter(isLabel);
  const written = [
    ...[...pointing, ...around].slice(0, MAX_LABELS).map(readText),
    getAttribute(control, 'placeholder'),
    getAttribute(control, 'aria-label'),
    getAttribute(control, 'name'),
  ];
  return formatLabel(written.find((text) => text?.trim()) ?? '');
}

export function formatLabel(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, LABEL_MAX_LENGTH)
    .replace(/[\uD800-\uDBFF]$/, '');
}
