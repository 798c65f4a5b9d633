/**
 * The code that `KeptProducts` loads with the first press of a heart, or at once if the browser has
 * stored kept products. `toggleKept` handles a press, and `KeptPanel` shows the kept products.
 */
export { toggleKept } from './toggle-kept.ts';
export { KeptPanel } from './kept-panel.client.tsx';
