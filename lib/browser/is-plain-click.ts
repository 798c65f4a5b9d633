type Click = {
  readonly button: number;
  readonly metaKey: boolean;
  readonly ctrlKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
};

/** Any other one asks the browser for a new tab, a window or a download, and is the browser's. */
export function isPlainClick(click: Click): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey } = click;
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
