import type { EventQueue } from './event-queue.ts';
import type { Page } from './scenario.ts';

/**
 * The simulated shared store. For each menu it has the page, the time until which the provider's
 * answer is fresh, and a lock.
 */
export type RedisModel = {
  readonly findPage: (menu: number) => Page | undefined;
  readonly storePage: (menu: number, page: Page) => void;
  readonly getAnswerFreshUntil: (menu: number) => number;
  readonly lock: (menu: number) => boolean;
  readonly unlock: (menu: number, freshUntil?: number) => void;
  /**
   * The numbers of entries in Redis. Redis keeps a page only while it is fresh, but an answer for
   * days. So `pages` counts only fresh pages, and `answers` also counts stale answers.
   */
  readonly count: () => { readonly pages: number; readonly answers: number };
};

export function createRedisModel({ now }: EventQueue): RedisModel {
  const pages = new Map<number, Page>();
  const answers = new Map<number, number>();
  const locks = new Set<number>();
  const isFresh = (page: Page): boolean => page.freshUntil > now();
  return {
    findPage: (menu) => {
      const page = pages.get(menu);
      return page && isFresh(page) ? page : undefined;
    },
    storePage: (menu, page) => void pages.set(menu, page),
    getAnswerFreshUntil: (menu) => answers.get(menu) ?? 0,
    lock: (menu) => {
      if (locks.has(menu)) return false;
      locks.add(menu);
      return true;
    },
    unlock: (menu, freshUntil) => {
      locks.delete(menu);
      if (freshUntil !== undefined) answers.set(menu, freshUntil);
    },
    count: () => ({ pages: [...pages.values()].filter(isFresh).length, answers: answers.size }),
  };
}
