import { fireEvent, render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { replaceFailedPictures } from './picture-image.tsx';

const LISTED = 'https://poze.example';
const PROVIDER = 'https://furnizor.example';

async function renderPicture(
  address: string | undefined,
  use: 'dish' | 'hero' = 'dish',
): Promise<HTMLElement> {
  const { Picture } = await import('./picture.tsx');
  return render(<Picture use={use} address={address} alt="Sarmale" />).container;
}

describe('a picture', () => {
  beforeAll(() => {
    // The site reads the environment once, at the first rendering, so set it before the tests.
    process.env['IMAGE_ORIGINS'] = LISTED;
    process.env['PROVIDER_API_URL'] = PROVIDER;
  });

  it.each([
    ['hero', ['w=448&q=60 448w', 'w=640&q=75 640w', 'w=1080&q=60 1080w']],
    ['dish', ['w=192&q=60 192w', 'w=384&q=60 384w', 'w=640&q=60 640w']],
  ] as const)(
    'from a listed origin is offered in three widths, as AVIF (w=640 with q=75) only for the hero: %s',
    async (use, ends) => {
      await renderPicture(`${LISTED}/a.jpg`, use);
      const image = screen.getByRole('img', { name: 'Sarmale' });
      const address = `/_next/image?url=${encodeURIComponent(`${LISTED}/a.jpg`)}`;
      const candidates = ends.map((end) => `${address}&${end}`);
      expect(image.getAttribute('srcset')).toBe(candidates.join(', '));
      expect(candidates[0]).toContain(image.getAttribute('src'));
    },
  );

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
});

const expectReplaced = (picture: HTMLElement): void => {
  expect(picture.dataset['failed']).toBe('');
  expect(picture.hasAttribute('srcset')).toBe(false);
  expect(picture.getAttribute('src')).toMatch(/^data:image\/svg/);
};

const addPicture = (): HTMLImageElement => {
  const picture = document.body.appendChild(document.createElement('img'));
  picture.srcset = 'https://poze.example/b.jpg 2x';
  return picture;
};

describe('the handler of failed pictures', () => {
  let handling: AbortController;
  const handle = (): void => replaceFailedPictures(handling.signal);

  beforeEach(() => (handling = new AbortController()));
  afterEach(() => handling.abort());
  afterEach(() => document.querySelectorAll('body > img').forEach((picture) => picture.remove()));

  // happy-dom loads no images. It reports an image as complete with a natural width of 0, as
  // browsers report an image that failed.
  it('replaces a picture that failed before the script ran with a transparent image', () => {
    render(createElement('img', { alt: 'Sarmale', src: 'https://poze.example/a.jpg' }));
    handle();
    expectReplaced(screen.getByRole('img', { name: 'Sarmale' }));
  });

  it('replaces a picture that is added later and fails, and no other', () => {
    handle();
    const [failing, other] = [addPicture(), addPicture()];
    fireEvent.error(failing);
    expectReplaced(failing);
    expect(other.dataset['failed']).toBeUndefined();
  });
});
