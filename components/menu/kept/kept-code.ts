/** The code that is loaded on first use: what a press does, and what shows the kept products. */
export { keepProduct } from './keep-product.ts';
export { KeptPanel } from './kept-panel.client.tsx';
