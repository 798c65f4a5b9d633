import { Registry } from 'prom-client';
import { getSignals } from '@/lib/signals/signals';
import { countReports } from './report-metrics.ts';

describe('the metrics of what browsers report', () => {
  const registry = new Registry();
  countReports(registry);
  const printLines = async (name: string): Promise<readonly string[]> =>
    (await registry.metrics()).split('\n').filter((line) => line.startsWith(name));

  it('count violations by route and directive', async () => {
    const violation = { page: '/terms', directive: 'img-src' };
    getSignals().emit('violationReported', violation);
    getSignals().emit('violationReported', violation);
    expect(await printLines('csp_violations_total')).toEqual([
      'csp_violations_total{route="/terms",directive="img-src"} 2',
    ]);
  });

  it('have a histogram of layout shifts, and one of the other web vitals in seconds', async () => {
    getSignals().emit('vitalMeasured', { page: '/', vital: 'LCP', value: 2_400 });
    getSignals().emit('vitalMeasured', { page: '/', vital: 'CLS', value: 0.2 });
    expect(await printLines('web_vital_seconds_sum')).toEqual([
      'web_vital_seconds_sum{route="/",vital="LCP"} 2.4',
    ]);
    expect(await printLines('web_vital_seconds_bucket')).toEqual(
      expect.arrayContaining([
        'web_vital_seconds_bucket{le="1.8",route="/",vital="LCP"} 0',
        'web_vital_seconds_bucket{le="2.5",route="/",vital="LCP"} 1',
      ]),
    );
    expect(await printLines('web_vital_layout_shift_bucket')).toEqual(
      expect.arrayContaining([
        'web_vital_layout_shift_bucket{le="0.15",route="/"} 0',
        'web_vital_layout_shift_bucket{le="0.25",route="/"} 1',
      ]),
    );
  });
});
