import { render, screen } from '@testing-library/react';
import { homeCopy } from '@/lib/i18n/site/home-copy';
import { HomePage } from './home-page.tsx';

const down = { answer: { outcome: 'down' } } as const;
const empty = { answer: { outcome: 'found', restaurants: [], mayHaveMore: false } } as const;
const { orderAhead, manyRestaurants, delivery, reviews, coins, stores } = homeCopy;
const RESTAURANTS = { name: homeCopy.restaurants.heading } as const;

describe('the home page', () => {
  it('has its sections without the provider', () => {
    render(<HomePage {...down} />);
    for (const { heading } of [orderAhead, manyRestaurants, delivery, reviews, coins, stores])
      expect(screen.getByRole('region', { name: heading })).toBeTruthy();
  });

  it('claims delivery in the city, beyond it and in the industrial zone', () => {
    render(<HomePage {...down} />);
    const text = screen.getByRole('main').textContent;
    expect(text).toContain('livrare în oraș, în afara lui și în zona industrială');
  });

  it.each([
    ['is down', down],
    ['has no restaurants', empty],
  ])('omits the restaurants when the provider %s', (_outcome, props) => {
    render(<HomePage {...props} />);
    expect(screen.queryByRole('region', RESTAURANTS)).toBeNull();
    expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
  });

  it('has no control that opens the dialog of the event, which asks for a call', () => {
    render(<HomePage {...down} />);
    expect(document.querySelector('dialog a')?.getAttribute('href')).toMatch(/^tel:\+/);
    expect(document.querySelector('[commandfor],[popovertarget],[aria-haspopup]')).toBeNull();
    const controls = [...document.querySelectorAll('button,summary,[role=button],a:not([href])')];
    const others = controls.filter((control) => control.closest('dialog,form,[hidden]') === null);
    expect(others).toEqual([]);
  });
});
