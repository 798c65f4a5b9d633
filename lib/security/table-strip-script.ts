import { TABLE_PARAM } from '../menu-query.ts';

/**
 * Fills and shows the paragraph before it, if the address names a table. It runs while the browser
 * parses the page, so that the paragraph moves nothing. `TableStrip` shows a damaged id later, which
 * `readTableId` repairs. The page cache adds the hash of exactly this script to the page's
 * Content-Security-Policy (`lib/server/inline-parts.ts`).
 */
export const TABLE_STRIP_SCRIPT = `{let t=new URLSearchParams(location.search).get("${TABLE_PARAM}")??"",p=document.currentScript.previousElementSibling;if(/^[\\w-]{1,64}$/.test(t)){p.textContent=p.dataset.text.replace("{}",t);p.hidden=false}}`;
