'use client';

import { useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { Badge } from '@/components/ui/badge';
import { isOpenAt } from '@/lib/restaurant/hours/open-now';
import type { Schedule } from '@/lib/restaurant/hours/schedule';

type Props = {
  readonly schedule: Schedule;
  readonly openText: string;
  readonly closedText: string;
};

const MINUTE_MS = 60_000;

/**
 * Calls `onMinute` at the start of each minute. Browsers delay timers in hidden pages, so a change
 * of the page's visibility calls `onMinute` too.
 */
function subscribeToMinutes(onMinute: () => void): () => void {
  let timer = 0;
  const wait = (): void => {
    timer = window.setTimeout(tick, MINUTE_MS - (Date.now() % MINUTE_MS));
  };
  const tick = (): void => {
    onMinute();
    wait();
  };
  wait();
  document.addEventListener('visibilitychange', onMinute);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onMinute);
  };
}

/** The server sends no badge: the opening state may change while the page is cached. */
const getServerState = (): undefined => undefined;

export function OpenNow({ schedule, openText, closedText }: Props): ReactNode {
  const isOpen = useSyncExternalStore(
    subscribeToMinutes,
    () => isOpenAt(schedule, new Date()),
    getServerState,
  );
  if (isOpen === undefined) return null;
  return <Badge tone={isOpen ? 'positive' : 'negative'}>{isOpen ? openText : closedText}</Badge>;
}
