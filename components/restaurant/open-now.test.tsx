import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import type { Schedule } from '@/lib/restaurant/hours/schedule';
import { WEEKDAYS } from '@/lib/restaurant/hours/weekday';
import { OpenNow } from './open-now.client.tsx';

const evening: Schedule = { kind: 'v3', opensAt: 18 * 60, closesAt: 2 * 60, days: WEEKDAYS };
/** 15 January 2026 is a Thursday. */
const notOnThursday: Schedule = { ...evening, days: ['Wednesday', 'Friday'] };
const onUnknownDays: Schedule = { kind: 'v3', opensAt: 18 * 60, closesAt: 2 * 60 };

function badge(schedule: Schedule = evening): React.ReactNode {
  return <OpenNow schedule={schedule} openText="Deschis acum" closedText="Închis acum" />;
}

describe('OpenNow', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('renders nothing on the server, because the page is cached', () => {
    expect(renderToString(badge())).toBe('');
  });

  it.each([
    ['2026-01-15T17:59:59+02:00', 'Închis acum'],
    ['2026-01-15T18:00:00+02:00', 'Deschis acum'],
    ['2026-01-16T01:59:59+02:00', 'Deschis acum'],
    ['2026-01-16T02:00:00+02:00', 'Închis acum'],
  ])('at %s shows %s', (time, text) => {
    jest.setSystemTime(new Date(time));
    const { container } = render(badge());
    expect(container.textContent).toBe(text);
  });

  it.each([
    ['2026-01-15T01:00:00+02:00', 'Deschis acum'],
    ['2026-01-15T19:00:00+02:00', 'Închis acum'],
    ['2026-01-16T01:00:00+02:00', 'Închis acum'],
    ['2026-01-16T19:00:00+02:00', 'Deschis acum'],
  ])('for a restaurant closed on Thursdays, at %s shows %s', (time, text) => {
    jest.setSystemTime(new Date(time));
    const { container } = render(badge(notOnThursday));
    expect(container.textContent).toBe(text);
  });

  it.each([
    ['2026-01-15T17:59:59+02:00', 'Închis acum'],
    ['2026-01-15T18:00:00+02:00', ''],
  ])('with unknown opening days, at %s shows %j', (time, text) => {
    jest.setSystemTime(new Date(time));
    const { container } = render(badge(onUnknownDays));
    expect(container.textContent).toBe(text);
  });

  it('renders nothing without opening hours', () => {
    const { container } = render(badge({ kind: 'none' }));
    expect(container.childElementCount).toBe(0);
  });

  it('updates at the start of a minute', () => {
    jest.setSystemTime(new Date('2026-01-15T17:58:30+02:00'));
    render(badge());
    act(() => jest.advanceTimersByTime(89_000));
    screen.getByText('Închis acum');
    act(() => jest.advanceTimersByTime(1_000));
    screen.getByText('Deschis acum');
  });

  it('updates when the page becomes visible again', () => {
    jest.setSystemTime(new Date('2026-01-15T17:00:00+02:00'));
    render(badge());
    jest.setSystemTime(new Date('2026-01-15T20:00:00+02:00'));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    screen.getByText('Deschis acum');
  });

  it('leaves no timer behind after unmounting', () => {
    render(badge()).unmount();
    expect(jest.getTimerCount()).toBe(0);
  });
});
