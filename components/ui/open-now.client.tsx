'use client';

import type { ReactNode } from 'react';
import { useMinute } from '@/lib/hooks/use-minute';
import { findOpening, formatOpening } from '@/lib/restaurant/hours';
import type { OpeningWords, Schedule } from '@/lib/restaurant/hours';
import { Badge } from './badge.tsx';

type Props = { readonly schedule: Schedule; readonly words: OpeningWords };

/** The server sends no badge, because the opening may change while the page is cached. */
export function OpenNow({ schedule, words }: Props): ReactNode {
  const now = useMinute();
  const shown = now && formatOpening(findOpening(schedule, now), words);
  return shown && <Badge tone={shown.tone}>{shown.text}</Badge>;
}
