import { hostileMenu } from './hostile-menu.ts';
import { scheduleMenus } from './schedule-menus.ts';

/** Menus that are sent without validation, because they violate the contract or the seeds' types. */
export const malformedMenus: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['sandbox-hostile', hostileMenu],
  ...scheduleMenus,
]);
