/**
 * The code that `WaiterList` loads with the first press on a card, or at once if the browser has
 * stored a list.
 */
export { stepQuantity } from './waiter-list-cards.ts';
export { WaiterListPanel } from './waiter-list-panel.client.tsx';
