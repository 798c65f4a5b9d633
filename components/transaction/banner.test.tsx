import { render, screen } from '@testing-library/react';
import { Banner } from './banner.tsx';

/** Replaces each text node with a new element, as a browser's translator does. */
const translate = (element: HTMLElement): void => {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  for (const text of texts) {
    const wrapper = document.createElement('font');
    text.replaceWith(wrapper);
    wrapper.append('translated');
  }
};

describe('Banner', () => {
  it.each(['positive', 'negative', 'neutral'] as const)('is a live region of tone %s', (tone) => {
    render(<Banner tone={tone}>Contul este activat</Banner>);
    const banner = screen.getByRole('status');
    expect(banner.textContent).toBe('Contul este activat');
    expect(banner.dataset.tone).toBe(tone);
    expect(banner.getAttribute('aria-busy')).toBe('false');
  });

  it('is mounted and empty without a text', () => {
    render(<Banner tone="negative" />);
    expect(screen.getByRole('status').childNodes).toHaveLength(0);
  });

  it('shows only a spinner while busy without a text', () => {
    render(<Banner tone="negative" busy />);
    const banner = screen.getByRole('status');
    expect(banner.getAttribute('aria-busy')).toBe('true');
    expect(banner.textContent).toBe('');
    expect(banner.childElementCount).toBe(1);
  });

  it.each([
    { busyBefore: true, busy: false, words: 'Plata a fost primită' },
    { busyBefore: false, busy: true, words: 'Confirmăm plata' },
    { busyBefore: true, busy: false, words: '' },
    { busyBefore: false, busy: true, words: '' },
  ])(
    "shows a new text after the browser's translator has replaced the old text: %j",
    ({ busyBefore, busy, words }) => {
      const { rerender } = render(
        <Banner tone="neutral" busy={busyBefore}>
          Un moment
        </Banner>,
      );
      const banner = screen.getByRole('status');
      translate(banner);
      expect(banner.textContent).toBe('translated');
      rerender(
        <Banner tone="neutral" busy={busy}>
          {words}
        </Banner>,
      );
      expect(banner.textContent).toBe(words);
    },
  );
});
