import { render, screen, within } from '@testing-library/react';
import { SiteFooter } from '@/components/chrome/footer/site-footer';
import { SiteHeader } from '@/components/chrome/header/site-header';
import { getSettings } from '@/lib/config';
import { SkipLink } from './skip-link.tsx';

const settings = getSettings();

describe('SiteHeader', () => {
  it('links its logo to the home page', () => {
    render(<SiteHeader audience="diners" />);
    const [logo] = screen.getAllByRole('link', {
      name: `${settings.brandName}, pagina principală`,
    });
    expect(logo?.getAttribute('href')).toBe('/');
  });

  it.each([
    ['Acasă', '/'],
    ['Restaurante', '/restaurants'],
    ['Termeni și condiții', '/terms'],
    ['Confidențialitate', '/privacy'],
  ])('links to %s', (name, href) => {
    render(<SiteHeader audience="diners" />);
    const navigation = screen.getByRole('navigation', { name: 'Navigare principală' });
    expect(within(navigation).getByRole('link', { name }).getAttribute('href')).toBe(href);
  });
});

describe('the link of SiteHeader to the partner panel', () => {
  it('leads partners to another site', () => {
    render(<SiteHeader audience="partners" />);
    const [link] = screen.getAllByRole('link', { name: 'Creează cont', hidden: true });
    expect(link?.getAttribute('href')).toBe(settings.partnerPanelUrl);
    expect(link?.getAttribute('rel')).toBe('noopener');
  });

  it('is not shown to diners', () => {
    render(<SiteHeader audience="diners" />);
    expect(screen.queryByRole('link', { name: 'Creează cont', hidden: true })).toBeNull();
  });
});

describe('SiteFooter', () => {
  it.each(Object.values(settings.company))('contains the company detail %s', (detail) => {
    render(<SiteFooter />);
    expect(screen.getByRole('contentinfo').textContent).toContain(detail);
  });

  it.each([
    [settings.supportEmail, `mailto:${settings.supportEmail}`],
    [
      settings.supportPhone.replaceAll(' ', '\u00a0'),
      `tel:${settings.supportPhone.replaceAll(' ', '')}`,
    ],
    ['Restaurante', '/restaurants'],
    ['Pentru restaurante', '/partener'],
    ['Descarcă aplicația', '/downloadapp'],
    ['Termeni și condiții', '/terms'],
    ['Politica de confidențialitate', '/privacy'],
    ['Ștergerea contului', '/privacy#stergerea-contului'],
    ['Politica de cookie-uri', '/cookies'],
    ['Termenii programului de monede', '/coins-terms'],
    ['Act adițional', '/actaditional'],
    ['Acord de licență (EULA)', '/eula'],
    ['Accesibilitate', '/accesibilitate'],
  ])('links to %s', (name, href) => {
    render(<SiteFooter />);
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href);
  });

  it('gives its navigation the id to which the header links when JavaScript is off', () => {
    render(<SiteFooter />);
    expect(screen.getByRole('navigation', { name: 'Subsol' }).id).toBe('navigatie_subsol');
  });
});

it('SkipLink links to the main content', () => {
  render(<SkipLink />);
  expect(screen.getByRole('link', { name: 'Sari la conținut' }).getAttribute('href')).toBe(
    '#continut_principal',
  );
});
