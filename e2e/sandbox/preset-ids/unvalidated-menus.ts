import { hostileMenu } from './hostile-menu.ts';
import { scheduleMenus } from './schedule-menus.ts';
import { usualHabits } from './usual-habits.ts';

/**
 * Menus that the sandbox sends without validation, because some violate the contract or do not fit
 * the type `SeedRestaurant`.
 */
export const unvalidatedMenus: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['sandbox-hostile', hostileMenu],
  ...Object.entries(usualHabits).map(([id, { menu }]) => [id, menu] as const),
  ...scheduleMenus,
]);
