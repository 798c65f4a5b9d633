import { Counter, Histogram } from 'prom-client';
import type { Registry } from 'prom-client';
import { getSignals } from '@/lib/signals/signals';

const MS_PER_SECOND = 1_000;
/**
 * For all web vitals but CLS, which has `SHIFT_BUCKETS`. Both lists include the limits of the
 * ratings 'good' and 'poor' of web.dev.
 */
const VITAL_BUCKETS_SECONDS = [0.05, 0.1, 0.2, 0.5, 0.8, 1.2, 1.8, 2.5, 3, 4, 6, 10];
const SHIFT_BUCKETS = [0.01, 0.05, 0.1, 0.15, 0.25, 0.5, 1];
const LAYOUT_SHIFT = 'CLS';

/**
 * The labels have few values, because the routes that receive reports (`lib/reports`) accept only
 * known pages and web vitals, and replace an unknown directive with 'other'.
 */
export function countReports(registry: Registry): void {
  const violations = new Counter({
    name: 'csp_violations_total',
    help: 'Violations of the Content-Security-Policy that browsers have reported',
    labelNames: ['route', 'directive'] as const,
    registers: [registry],
  });
  const times = new Histogram({
    name: 'web_vital_seconds',
    help: 'TTFB, FCP, LCP and INP of a sample of visits',
    labelNames: ['route', 'vital'] as const,
    buckets: VITAL_BUCKETS_SECONDS,
    registers: [registry],
  });
  const shifts = new Histogram({
    name: 'web_vital_layout_shift',
    help: 'CLS of a sample of visits',
    labelNames: ['route'] as const,
    buckets: SHIFT_BUCKETS,
    registers: [registry],
  });
  getSignals()
    .on('violationReported', ({ page: route, directive }) => violations.inc({ route, directive }))
    .on('vitalMeasured', ({ page: route, vital, value }) => {
      if (vital === LAYOUT_SHIFT) shifts.observe({ route }, value);
      else times.observe({ route, vital }, value / MS_PER_SECOND);
    });
}
