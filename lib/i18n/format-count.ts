type Noun = { readonly one: string; readonly many: string };

const plural = /* @__PURE__ */ new Intl.PluralRules('ro');

/**
 * '1 produs', '2 produse', '20 de produse', '101 produse': from 20 on, Romanian adds 'de' unless
 * the number ends in 01 to 19.
 */
export function formatCount(count: number, { one, many }: Noun): string {
  switch (plural.select(count)) {
    case 'one':
      return `${count} ${one}`;
    case 'few':
      return `${count} ${many}`;
    default:
      return `${count} de ${many}`;
  }
}

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
