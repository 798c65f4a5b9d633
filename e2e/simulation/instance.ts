import { LRUCache } from 'lru-cache';
import { COLD_RETRY_AFTER_MS } from '../../lib/provider/catalogue/negative-cache.ts';
import { MAX_WAIT_MS, POLL_MS } from '../../lib/provider/catalogue/refresh-together.ts';
import type { EventQueue } from './event-queue.ts';
import type { ProviderPort } from './provider-port.ts';
import type { RedisModel } from './redis-model.ts';
import type { Page, Room, Source } from './scenario.ts';

type Answer = { readonly isFound: boolean; readonly freshUntil: number };

/** `page` is absent when the view has failed. */
export type OnServed = (source: Exclude<Source, 'edge'>, page?: Page) => void;

/** Answers a view of a menu. */
export type Instance = (menu: number, onServed: OnServed) => void;

type InstanceOptions = {
  readonly events: EventQueue;
  readonly callProvider: ProviderPort;
  readonly redis: RedisModel | undefined;
  /** How long an answer of the provider for this menu stays fresh. */
  readonly getPeriodMs: (menu: number) => number;
  readonly renderMs: number;
  readonly room: Room;
  readonly onRender: () => void;
};

/**
 * Simulates the two caches of one instance, for pages and for answers of the provider. The instance
 * serves a stale page while it renders the page again.
 */
export function createInstance(options: InstanceOptions): Instance {
  const { events, callProvider, redis, getPeriodMs, renderMs, room, onRender } = options;
  const { now, after } = events;
  const pages = new LRUCache<number, Page>({ max: room.pages });
  const answers = new LRUCache<number, Answer>({ max: room.answers });
  const rendering = new Map<number, OnServed[]>();

  const ask = (menu: number, onAnswer: (answer: Answer, hasAnswered: boolean) => void): void =>
    callProvider((hasAnswered) => {
      const isFound = hasAnswered || answers.get(menu)?.isFound === true;
      const periodMs = isFound ? getPeriodMs(menu) : COLD_RETRY_AFTER_MS;
      const answer = { isFound, freshUntil: now() + periodMs };
      answers.set(menu, answer);
      onAnswer(answer, hasAnswered);
    });

  const askTogether = (
    shared: RedisModel,
    menu: number,
    endsAt: number,
    onAnswer: (answer: Answer) => void,
  ): void => {
    const freshUntil = shared.getAnswerFreshUntil(menu);
    if (freshUntil > now()) {
      const answer = { isFound: true, freshUntil };
      answers.set(menu, answer);
      return onAnswer(answer);
    }
    if (shared.lock(menu)) {
      return ask(menu, (answer, hasAnswered) => {
        shared.unlock(menu, hasAnswered ? answer.freshUntil : undefined);
        onAnswer(answer);
      });
    }
    if (now() < endsAt) {
      return after(POLL_MS, () => askTogether(shared, menu, endsAt, onAnswer));
    }
    return ask(menu, onAnswer);
  };

  const getAnswer = (menu: number, onAnswer: (answer: Answer) => void): void => {
    const own = answers.get(menu);
    if (own && own.freshUntil > now()) return onAnswer(own);
    if (redis) return askTogether(redis, menu, now() + MAX_WAIT_MS, onAnswer);
    return ask(menu, onAnswer);
  };

  const render = (menu: number, onServed: OnServed): void => {
    const waiting = rendering.get(menu);
    if (waiting) return void waiting.push(onServed);
    const listeners = [onServed];
    rendering.set(menu, listeners);
    onRender();
    getAnswer(menu, ({ isFound, freshUntil }) =>
      after(renderMs, () => {
        rendering.delete(menu);
        if (!isFound) return listeners.forEach((listener) => listener('failed'));
        // As with `limitPagePeriod`, a page period is a whole number of seconds, and at least 1.
        const periodSeconds = Math.max(1, Math.ceil((freshUntil - now()) / 1_000));
        const page = { freshUntil: now() + periodSeconds * 1_000, periodSeconds };
        pages.set(menu, page);
        redis?.storePage(menu, page);
        listeners.forEach((listener) => listener('rendered', page));
      }),
    );
  };

  return (menu, onServed) => {
    const page = pages.get(menu);
    if (page && page.freshUntil > now()) return onServed('instance', page);
    const found = redis?.findPage(menu);
    if (found) {
      pages.set(menu, found);
      return onServed('redis', found);
    }
    if (!page) return render(menu, onServed);
    onServed('instance', page);
    if (!rendering.has(menu)) render(menu, () => undefined);
  };
}
