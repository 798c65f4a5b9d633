import { TABLE_PARAM } from '../menu-query.ts';

// Scripts that run while the browser parses a page, before it paints. The page cache adds the hashes
// of exactly these scripts to the page's Content-Security-Policy (`lib/server/inline-parts.ts`). The
// scripts of the menu's view and of the device are beside the constants that they share with other code.

/**
 * Loads the fonts of `data-fonts` early; on a slow connection, or if the visitor saves data, the page
 * does without them. With `font-display: optional` such a browser could not show them anyway, yet
 * they would delay the first picture, and the browser lays out the page anew for each font that
 * arrives. The browser finds no font by itself then, because the classes of `<html>` name them.
 */
export const FONT_SCRIPT = `{let d=document,c=navigator.connection,s=d.currentScript;if(c&&(c.saveData||/[23]g/.test(c.effectiveType)))d.documentElement.className="";else for(let h of s.dataset.fonts.split(" "))d.head.append(Object.assign(d.createElement("link"),{rel:"preload",as:"font",type:"font/woff2",crossOrigin:"",href:h}))}`;

/**
 * Marks each card of the list before it with its group ('open', 'later' or 'other'), and the list
 * with the groups that it has; the list also if the script fails, because its cards are invisible
 * until then. `<main>` has the clock of `formatUtcOffset`, and a card states when its restaurant is
 * open in `data-spans`, as `formatOpenSpans` writes it.
 */
export const OPENING_GROUPS_SCRIPT = `{let l=document.currentScript.previousElementSibling,g=new Set;try{let[o,c,x]=l.closest("main").dataset.utcOffset.split(" "),t=Math.floor(Date.now()/6e4);if(t-c>=211680)throw 0;let n=(t- -(t<c?o:x)+4320)%10080;for(let c of l.querySelectorAll("[data-spans]")){let s=c.dataset.spans,o=s?s.split(" ").some(x=>{let[a,b]=x.split("+");return(n-a+10080)%10080<b})?"open":"later":"other";c.dataset.group=o;g.add(o)}}catch{}l.dataset.groups=[...g].join(" ")}`;

/**
 * Fills and shows the paragraph before it, if the address names a table. It runs while the browser
 * parses the page, so that the paragraph moves nothing. `TableStrip` shows a damaged id later, which
 * `readTableId` repairs.
 */
export const TABLE_STRIP_SCRIPT = `{let t=new URLSearchParams(location.search).get("${TABLE_PARAM}")??"",p=document.currentScript.previousElementSibling;if(/^[\\w-]{1,64}$/.test(t)){p.textContent=p.dataset.text.replace("{}",t);p.hidden=false}}`;
