import { STORAGE_KEYS } from '../browser/storage-keys.ts';

/** The name of the checkbox for the compact view. */
export const COMPACT_CHECKBOX = 'compact';

/** The stored value of a visitor who chose the compact view. */
export const COMPACT_VIEW = 'compact';

/**
 * An inline script that follows the element with the checkbox and checks it for a visitor who chose
 * the compact view before. The browser runs it before it paints the products, so that no card
 * flashes. The page cache allows exactly this text (`lib/cache/inline-scripts.ts`).
 */
export const MENU_VIEW_SCRIPT = `try{document.currentScript.previousElementSibling.querySelector("[name=${COMPACT_CHECKBOX}]").checked=localStorage.getItem("${STORAGE_KEYS.menuView}")==="${COMPACT_VIEW}"}catch{}`;
