import { TIME_ZONE } from '../time-zone.ts';

/**
 * Marks each card of the list before it with its group ('open', 'later' or 'other'), and the list
 * with the groups that it has; the list also if the script fails, because its cards are invisible
 * until then. A card states when its restaurant is open in `data-spans`, as `formatOpenSpans` writes
 * it. The page cache adds the hash of exactly this script to the page's Content-Security-Policy
 * (`lib/server/inline-parts.ts`).
 */
export const OPENING_GROUPS_SCRIPT = `{let l=document.currentScript.previousElementSibling,p={},g=new Set;try{for(let{type:t,value:v}of new Intl.DateTimeFormat("en-GB",{timeZone:"${TIME_ZONE}",weekday:"short",hour:"2-digit",minute:"2-digit",hourCycle:"h23"}).formatToParts(new Date))p[t]=v;let n="MonTueWedThuFriSatSun".indexOf(p.weekday)*480+p.hour*60+ +p.minute;for(let c of l.querySelectorAll("[data-spans]")){let s=c.dataset.spans,o=s?s.split(" ").some(x=>{let[a,b]=x.split("+");return(n-a+10080)%10080<b})?"open":"later":"other";c.dataset.group=o;g.add(o)}}catch{}l.dataset.groups=[...g].join(" ")}`;
