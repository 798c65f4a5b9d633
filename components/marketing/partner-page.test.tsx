import { render, screen, within } from '@testing-library/react';
import { getSettings } from '@/lib/config';
import { PartnerPage } from './partner-page.tsx';

const { appStoreUrl, playStoreUrl, partnerPanelUrl } = getSettings();

describe('PartnerPage', () => {
  it.each([
    ['Creează cont', partnerPanelUrl],
    ['Descarcă din App Store', appStoreUrl],
    ['Descarcă din Google Play', playStoreUrl],
  ])('has the link %j to %s', (name, href) => {
    render(<PartnerPage />);
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href);
  });

  it('describes a reservation in 3 steps', () => {
    render(<PartnerPage />);
    const block = screen.getByRole('region', { name: 'O masă rezervată în 3 pași' });
    expect(within(block).getAllByRole('listitem')).toHaveLength(3);
  });

  it.each(['Clienții comandă din aplicație', 'Comandă din timp, fără să aștepte ospătarul'])(
    'has the block %j',
    (name) => {
      render(<PartnerPage />);
      expect(screen.getByRole('region', { name })).toBeTruthy();
    },
  );

  it('scrolls to its top when it opens', () => {
    const scrollTo = jest.spyOn(window, 'scrollTo');
    render(<PartnerPage />);
    expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
  });
});
