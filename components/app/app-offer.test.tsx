import { render, screen } from '@testing-library/react';
import { AppOffer } from './app-offer.tsx';

const offer = <AppOffer language="en" heading="Open the app" text="From a store" inApp="Go back" />;

afterEach(() => void Reflect.deleteProperty(window, 'NativeApp'));

describe('AppOffer', () => {
  it('links to both stores in a browser, in the language of the offer', () => {
    render(offer);
    expect(screen.getByRole('heading').textContent).toBe('Open the app');
    expect(screen.getByText('From a store')).toBeTruthy();
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Download on the App Store',
      'Get it on Google Play',
    ]);
  });

  it('has no link when it is shown inside the app', () => {
    Reflect.set(window, 'NativeApp', { postMessage: () => undefined });
    render(offer);
    expect(screen.getByText('Go back')).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
  });
});
