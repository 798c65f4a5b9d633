/**
 * Loads the fonts of `data-fonts` early; on a slow connection, or if the visitor saves data, the page
 * does without them. With `font-display: optional` such a browser could not show them anyway, yet
 * they would delay the first picture, and the browser lays out the page anew for each font that
 * arrives. The browser finds no font by itself then, because the classes of `<html>` name them. The
 * page cache adds the hash of exactly this script to the page's Content-Security-Policy
 * (`lib/server/inline-parts.ts`).
 */
export const FONT_SCRIPT = `{let d=document,c=navigator.connection,s=d.currentScript;if(c&&(c.saveData||/[23]g/.test(c.effectiveType)))d.documentElement.className="";else for(let h of s.dataset.fonts.split(" "))d.head.append(Object.assign(d.createElement("link"),{rel:"preload",as:"font",type:"font/woff2",crossOrigin:"",href:h}))}`;
