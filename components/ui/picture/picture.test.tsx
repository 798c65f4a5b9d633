import { render, screen } from '@testing-library/react';

const LISTED = 'https://poze.example';
const PROVIDER = 'https://furnizor.example';

async function renderPicture(
  address: string | undefined,
  load: 'lazy' | 'now' = 'lazy',
): Promise<HTMLElement> {
  const { Picture } = await import('./picture.tsx');
  return render(<Picture use="card" address={address} alt="Sarmale" load={load} />).container;
}

describe('Picture', () => {
  beforeAll(() => {
    // The site reads the environment once, at the first rendering, so set it before the tests.
    process.env['IMAGE_ORIGINS'] = LISTED;
    process.env['PROVIDER_API_URL'] = PROVIDER;
  });

  it('offers two widths of a picture from a listed origin', async () => {
    await renderPicture(`${LISTED}/a.jpg`);
    const image = screen.getByRole('img', { name: 'Sarmale' });
    const address = encodeURIComponent(`${LISTED}/a.jpg`);
    expect(image.getAttribute('srcset')).toBe(
      `/_next/image?url=${address}&w=384&q=60 384w, /_next/image?url=${address}&w=640&q=60 640w`,
    );
    expect(image.getAttribute('sizes')).toMatch(/vw$/);
  });

  it.each([
    ['hero', ['w=640&q=75 640w', 'w=1280&q=60 1280w']],
    ['detail', ['w=640&q=60 640w', 'w=1280&q=60 1280w']],
  ] as const)('allows AVIF (w=640 with q=75) only for the hero: %s', async (use, ends) => {
    const { Picture } = await import('./picture.tsx');
    render(<Picture use={use} address={`${LISTED}/a.jpg`} alt="Sarmale" />);
    const candidates = screen.getByRole('img').getAttribute('srcset')?.split(', ');
    expect(candidates?.map((candidate) => candidate.split('.jpg&')[1])).toEqual(ends);
    expect(candidates?.[0]).toContain(screen.getByRole('img').getAttribute('src'));
  });

  it("does not resize the provider's own picture", async () => {
    await renderPicture(`${PROVIDER}/a.jpg`);
    const image = screen.getByRole('img');
    expect(image.getAttribute('src')).toBe(`${PROVIDER}/a.jpg`);
    expect(image.hasAttribute('srcset')).toBe(false);
  });

  it.each([undefined, '', 'https://altundeva.example/a.jpg', 'javascript:alert(1)', '/a.jpg'])(
    'shows the placeholder for %p, and no image',
    async (address) => {
      const container = await renderPicture(address);
      expect(screen.queryByRole('img')).toBeNull();
      expect(container.childElementCount).toBe(1);
    },
  );

  it('has the attributes `width` and `height`, and loads lazily', async () => {
    await renderPicture(`${LISTED}/a.jpg`);
    const image = screen.getByRole('img');
    expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['640', '480']);
    expect(image.getAttribute('loading')).toBe('lazy');
  });

  it("loads eagerly with high priority when load is 'now'", async () => {
    await renderPicture(`${LISTED}/a.jpg`, 'now');
    const image = screen.getByRole('img');
    expect(image.hasAttribute('loading')).toBe(false);
    expect(image.getAttribute('fetchpriority')).toBe('high');
  });
});
