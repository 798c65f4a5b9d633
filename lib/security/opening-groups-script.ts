/**
 * Marks each card of the list before it with its group ('open', 'later' or 'other'), and the list
 * with the groups that it has; the list also if the script fails, because its cards are invisible
 * until then. `<main>` has the clock of `formatUtcOffset`, and a card states when its restaurant is
 * open in `data-spans`, as `formatOpenSpans` writes it. The page cache adds the hash of exactly this script to the page's Content-Security-Policy
 * (`lib/server/inline-parts.ts`).
 */
export const OPENING_GROUPS_SCRIPT = `{let l=document.currentScript.previousElementSibling,g=new Set;try{let[o,c,x]=l.closest("main").dataset.utcOffset.split(" "),t=Math.floor(Date.now()/6e4);if(t-c>=216e3)throw 0;let n=(t- -(t<c?o:x)+4320)%10080;for(let c of l.querySelectorAll("[data-spans]")){let s=c.dataset.spans,o=s?s.split(" ").some(x=>{let[a,b]=x.split("+");return(n-a+10080)%10080<b})?"open":"later":"other";c.dataset.group=o;g.add(o)}}catch{}l.dataset.groups=[...g].join(" ")}`;
