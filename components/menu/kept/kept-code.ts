/**
 * The code that `KeptProducts` loads on first use. `toggleKept` handles a press of the heart, and
 * `KeptPanel` shows the kept products.
 */
export { toggleKept } from './toggle-kept.ts';
export { KeptPanel } from './kept-panel.client.tsx';
