import { act, render, screen } from '@testing-library/react';
import { WEEKDAYS } from '@/lib/restaurant/hours';
import type { Schedule } from '@/lib/restaurant/hours';
import { hoursCopy } from '@/lib/i18n/site/hours-copy';
import { OpenNow } from './open-now.client.tsx';

const schedule: Schedule = { kind: 'v3', opensAt: 18 * 60, closesAt: 2 * 60, days: WEEKDAYS };
const badge = <OpenNow schedule={schedule} words={hoursCopy.ro.opening} />;

describe('the state of a restaurant', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('updates when the page becomes visible again', () => {
    jest.setSystemTime(new Date('2026-01-15T17:00:00+02:00'));
    render(badge);
    screen.getByText('Închis · deschide la 18:00');
    jest.setSystemTime(new Date('2026-01-15T20:00:00+02:00'));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    screen.getByText('Deschis · până la 02:00');
  });

  it('leaves no timer behind after unmounting', () => {
    render(badge).unmount();
    expect(jest.getTimerCount()).toBe(0);
  });
});
