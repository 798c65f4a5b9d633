import { render, screen } from '@testing-library/react';
import { LanguageSwitch } from './language-switch.tsx';

const RETURN = { RC: '51', ORDER: '123456', lang: 'en' };

describe('LanguageSwitch', () => {
  it('links to the same page in both languages, and names each language in that language', () => {
    render(<LanguageSwitch language="en" query={RETURN} />);
    const links = screen.getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(['RO Română', 'EN English']);
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '?RC=51&ORDER=123456&lang=ro',
      '?RC=51&ORDER=123456&lang=en',
    ]);
    for (const attribute of ['lang', 'hreflang'])
      expect(links.map((link) => link.getAttribute(attribute))).toEqual(['ro', 'en']);
  });

  it.each([
    ['ro', 'Limba paginii', 'RO Română'],
    ['en', 'Page language', 'EN English'],
  ] as const)('in %s is named %s and marks the current language', (language, label, current) => {
    render(<LanguageSwitch language={language} query={{}} />);
    expect(screen.getByRole('navigation', { name: label })).toBeTruthy();
    expect(screen.getByRole('link', { current: true }).textContent).toBe(current);
  });
});
