import { box, type Colour } from '../drawing/svg.ts';

/** What all pictures share: soft shadows and a warm light from the upper left. */
const DEFINITIONS = `<defs><radialGradient id="shadow"><stop offset=".78" stop-color="#2a1408" stop-opacity=".38"/><stop offset="1" stop-color="#2a1408" stop-opacity="0"/></radialGradient><radialGradient id="light" cx=".24" cy=".12" r="1.15"><stop offset="0" stop-color="#fff3d0" stop-opacity=".34"/><stop offset=".5" stop-color="#fff3d0" stop-opacity="0"/><stop offset="1" stop-color="#20090c" stop-opacity=".3"/></radialGradient><radialGradient id="glow"><stop offset="0" stop-color="#fff0b8" stop-opacity=".95"/><stop offset=".35" stop-color="#ffd98a" stop-opacity=".4"/><stop offset="1" stop-color="#ffc766" stop-opacity="0"/></radialGradient><filter id="lift" x="-20%" y="-20%" width="150%" height="150%"><feDropShadow dx="5" dy="8" stdDeviation="5" flood-color="#2a1408" flood-opacity=".38"/></filter></defs>`;

export function frame(width: number, height: number, content: string, backdrop: Colour): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${DEFINITIONS}${box([0, 0], [width, height], backdrop)}${content}${box([0, 0], [width, height], 'url(#light)')}</svg>`;
}
