import { reportRoutes } from '../addresses/report-routes.ts';
import { getConsent } from '../consent.ts';
import { getPageTemplate } from '../page-view.ts';
import { VITALS } from './vital.ts';
import type { Measurement } from './vital.ts';
import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';

const CLS_DECIMALS = 4;

/** The fields of a `web-vitals` metric that this file reads. */
type Metric = {
  readonly id: string;
  readonly name: string;
  readonly value: number;
  /** The address with which the document was opened. `location.href` may have changed since. */
  readonly navigationURL?: string | undefined;
};

export type VitalsBeacon = {
  /** A later value of the same metric replaces the earlier one. */
  readonly collect: (metric: Metric) => void;
  readonly send: () => void;
};

/**
 * A visitor declines reports of web vitals by Global Privacy Control, by Do Not Track or by
 * refusing the ad pixel.
 */
function hasDeclined(): boolean {
  const consent = getConsent();
  return consent === 'refused' || consent === 'signalled' || navigator.doNotTrack === '1';
}

/** Empty for a page that `getPageTemplate` does not know, and for an unknown vital. */
function toMeasurements({ name, value, navigationURL }: Metric): readonly Measurement[] {
  const page = getPageTemplate(new URL(navigationURL ?? location.href, location.href).pathname);
  const vital = VITALS.find((known) => known === name);
  if (page === undefined || vital === undefined) return [];
  return [{ page, vital, value: Number(value.toFixed(vital === 'CLS' ? CLS_DECIMALS : 0)) }];
}

/** Call this only in browsers. */
export function createVitalsBeacon(): VitalsBeacon {
  const collected = new Map<string, Metric>();
  return {
    collect: (metric) => void collected.set(metric.id, metric),
    send: () => {
      const measurements = [...collected.values()].flatMap(toMeasurements);
      collected.clear();
      if (measurements.length === 0 || hasDeclined()) return;
      const body = new Blob([JSON.stringify(measurements)], { type: 'application/json' });
      navigator.sendBeacon(reportRoutes.vitals, body);
    },
  };
}

// Loading this module starts the measurement. Values are sent when the page is first hidden,
// because a browser may end a hidden page without an event.
const { collect, send } = createVitalsBeacon();
for (const measure of [onTTFB, onFCP, onLCP, onINP, onCLS]) measure(collect);

function sendWhenHidden(): void {
  if (document.visibilityState !== 'hidden') return;
  document.removeEventListener('visibilitychange', sendWhenHidden);
  send();
}

// `web-vitals` listens in the capture phase, so it passes the last values to `collect` before this
// listener sends them.
document.addEventListener('visibilitychange', sendWhenHidden);
