import { TABLE_PARAM } from '../menu-query.ts';

/**
 * Fills and shows the paragraph before it, if the address names a table. It runs while the browser
 * parses the page, so that the paragraph moves nothing. The page cache adds the hash of exactly this
 * script to the page's Content-Security-Policy (`lib/server/inline-scripts.ts`).
 */
export const TABLE_STRIP_SCRIPT = `{let t=/[?&]${TABLE_PARAM}=([\\w-]{1,64})(?![\\w-])/.exec(location.search),p=document.currentScript.previousElementSibling;if(t){p.textContent=p.dataset.text.replace("{}",t[1]);p.hidden=false}}`;
