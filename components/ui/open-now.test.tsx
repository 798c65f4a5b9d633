import { render, screen } from '@testing-library/react';
import { WEEKDAYS } from '@/lib/restaurant/hours';
import type { Schedule } from '@/lib/restaurant/hours';
import { formatUtcOffset } from '@/lib/restaurant/wall-clock';
import { OpenNow, showOpenings } from './open-now.tsx';

const schedule: Schedule = { kind: 'v3', opensAt: 18 * 60, closesAt: 2 * 60, days: WEEKDAYS };

describe('the state of a restaurant', () => {
  const page = new AbortController();
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('follows the clock in the language of its page, and leaves no timer behind', () => {
    jest.setSystemTime(new Date('2026-01-15T17:00:00+02:00'));
    render(
      <main data-utc-offset={formatUtcOffset(new Date())}>
        <OpenNow schedule={schedule} language="ro" />
        <OpenNow schedule={schedule} language="en" />
      </main>,
    );
    showOpenings(page.signal);
    screen.getByText('Închis · deschide la 18:00');
    expect(screen.getByText('Closed · opens at 18:00').dataset['look']).toBe('neutral');
    jest.advanceTimersByTime(60 * 60_000);
    screen.getByText('Deschis · până la 02:00');
    jest.setSystemTime(new Date('2026-01-16T01:30:00+02:00'));
    document.dispatchEvent(new Event('visibilitychange'));
    screen.getByText('Închide la 02:00');
    page.abort();
    expect(jest.getTimerCount()).toBe(0);
  });
});
