/** The button that prints the sheets of QR codes. */
export const PRINT_ID = 'tipareste';

/** Shows the button, which does nothing without JavaScript, and prints when it is pressed. */
export function printSheets(signal: AbortSignal): void {
  const button = document.querySelector<HTMLElement>(`#${PRINT_ID}`);
  if (button === null) return;
  button.hidden = false;
  button.addEventListener('click', () => window.print(), { signal });
}
