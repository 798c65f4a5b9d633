import { render } from '@testing-library/react';
import { AdConsent } from './ad-consent.tsx';
import { ConsentSettings } from './consent-settings.tsx';

describe('without a pixel id in the settings', () => {
  it.each([
    ['AdConsent', <AdConsent key="a" language="ro" />],
    ['ConsentSettings', <ConsentSettings key="b" />],
  ])('%s renders nothing', (_name, element) => {
    expect(render(element).container.innerHTML).toBe('');
  });
});
