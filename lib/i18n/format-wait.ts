import { formatCount } from './format-count.ts';

const SECONDS_PER_MINUTE = 60;

/**
 * A wait in whole minutes, rounded up. Undefined for a wait of at most 90 seconds, which is
 * shown in seconds.
 */
const inMinutes = (seconds: number): number | undefined =>
  seconds > 1.5 * SECONDS_PER_MINUTE ? Math.ceil(seconds / SECONDS_PER_MINUTE) : undefined;

/** '1 secundă', '45 de secunde', '2 minute'. */
export const formatWaitRo = (seconds: number): string => {
  const minutes = inMinutes(seconds);
  return minutes === undefined
    ? formatCount(Math.max(1, Math.ceil(seconds)), { one: 'secundă', many: 'secunde' })
    : formatCount(minutes, { one: 'minut', many: 'minute' });
};

/** '1 second', '45 seconds', '2 minutes'. */
export const formatWaitEn = (seconds: number): string => {
  const minutes = inMinutes(seconds);
  const count = minutes ?? Math.max(1, Math.ceil(seconds));
  const unit = minutes === undefined ? 'second' : 'minute';
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
};
