import { STORAGE_KEYS } from '../browser/storage.ts';

/** The name of the checkbox for the compact view. */
export const COMPACT_CHECKBOX = 'compact';

/** The stored value of a visitor who chose the compact view. */
export const COMPACT_VIEW = 'compact';

/**
 * Sets the checkbox from the stored value. The script stands directly after the element with the
 * checkbox, so that it runs before the browser paints the products. The page cache adds the hash of
 * exactly this script to the page's Content-Security-Policy (`lib/server/inline-parts.ts`).
 */
export const MENU_VIEW_SCRIPT = `try{document.currentScript.previousElementSibling.querySelector("[name=${COMPACT_CHECKBOX}]").checked=localStorage.getItem("${STORAGE_KEYS.menuView}")==="${COMPACT_VIEW}"}catch{}`;
