/** In these elements a pressed key enters text or chooses an option. */
const TYPED_INTO = 'input, textarea, select, [contenteditable]';

/**
 * Whether the pressed keys are `/`, or K with either Control or Command. `field` is the search
 * field, in which `/` is only text. Always false in any other field, and while a dialog is open.
 */
export function isSearchShortcut(event: KeyboardEvent, field: Element): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
  const isSlash = key === '/' && !ctrlKey && !metaKey && !altKey && target !== field;
  const isCommand = key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey;
  if (!isSlash && !isCommand) return false;
  const typedInto = target instanceof Element ? target.closest(TYPED_INTO) : null;
  if (typedInto !== null && typedInto !== field) return false;
  return document.querySelector('dialog[open]') === null;
}

/** Focuses the search field, and selects its text, when the shortcut is pressed anywhere on the page. */
export function focusOnShortcut(field: HTMLInputElement, signal: AbortSignal): void {
  const focus = (event: KeyboardEvent): void => {
    if (!isSearchShortcut(event, field)) return;
    event.preventDefault();
    field.focus();
    field.select();
  };
  document.addEventListener('keydown', focus, { signal });
}
