/** Moves the focus to `<main>`, from where Tab leads to the first control of the content. */
export function focusMain(): void {
  document.querySelector('main')?.focus({ preventScroll: true });
}
