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

describe('the banner', () => {
  it('is mounted, and empty without a text, so that screen readers announce the next one', () => {
    render(<Banner tone="negative" />);
    expect(screen.getByRole('status').childNodes).toHaveLength(0);
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
