/** The code that is loaded on first use: what a press does, and what shows the kept products. */
export { toggleKept } from './toggle-kept.ts';
export { KeptPanel } from './kept-panel.client.tsx';
