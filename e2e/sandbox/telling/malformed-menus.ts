import { hostileMenu } from './hostile-menu.ts';
import { scheduleMenus } from './schedule-menus.ts';

/** Menus sent as they stand, because the contract (or the seeds' types) would not let them by. */
export const malformedMenus: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['sandbox-hostile', hostileMenu],
  ...scheduleMenus,
]);
