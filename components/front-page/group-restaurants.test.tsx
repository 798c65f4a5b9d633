import { render, screen } from '@testing-library/react';
import { formatUtcOffset } from '@/lib/restaurant/wall-clock';
import { groupRestaurants, RESTAURANT_GROUPS_ID } from './group-restaurants.ts';

/** Minutes of the week from Monday, 0:00: until Tuesday at 22:00, until midnight, and always. */
const SPANS = { 'La Mama': '2580+180', Cedrul: '2580+300', Forno: '0+10080' } as const;
/** Tuesday, a minute and a half before 22:00 in Romania. */
const BEFORE = new Date('2026-01-13T21:58:30+02:00');
const TWO_MINUTES_MS = 120_000;

describe('the groups of the list', () => {
  it.each(Object.keys(SPANS))('never move the card with the focus: %s', (name) => {
    jest.useFakeTimers({ now: BEFORE });
    const page = new AbortController();
    render(
      <main data-utc-offset={formatUtcOffset(BEFORE)}>
        <div id={RESTAURANT_GROUPS_ID}>
          {Object.entries(SPANS).map(([text, spans]) => (
            <div key={text} data-spans={spans}>
              <a href="#">{text}</a>
            </div>
          ))}
        </div>
      </main>,
    );
    const list = document.getElementById(RESTAURANT_GROUPS_ID);
    if (list === null) throw new Error('No list');
    groupRestaurants(page.signal);
    const link = screen.getByRole('link', { name });
    link.focus();
    // A browser takes the focus from an element that is inserted anew, a DOM of the tests does not.
    const inserts = [jest.spyOn(list, 'insertBefore'), jest.spyOn(list, 'append')];
    jest.advanceTimersByTime(TWO_MINUTES_MS);
    const names = [...list.children].map(({ textContent }) => textContent);
    expect(names).toEqual(['Cedrul', 'Forno', 'La Mama']);
    const moved: readonly unknown[] = inserts.flatMap(({ mock }) =>
      mock.calls.map(([node]) => node),
    );
    expect(moved).toContainEqual(expect.any(HTMLElement));
    expect(moved.filter((node) => node === link.parentElement)).toEqual([]);
    page.abort();
    jest.useRealTimers();
  });
});
