import { sharedMetadata } from './shared-metadata.ts';

const PROVIDER = 'https://provider.example';
const page = { title: 'Casa Veche', description: 'Meniu', path: '/restaurant/casa-veche' } as const;
const preview = { path: '/previews/casa-veche/menu.jpg', alt: 'Casa Veche' } as const;

const picturesOf = (logoImage: string | undefined): unknown =>
  sharedMetadata({ ...page, preview: { ...preview, logoImage } }).openGraph?.images;

describe('the pictures of a shared link', () => {
  beforeAll(() => {
    // Settings are read once, at their first use, so set the variable before that.
    process.env['PROVIDER_API_URL'] = PROVIDER;
  });

  it("are the generated preview, then the restaurant's logo", () => {
    expect(picturesOf(`${PROVIDER}/logo.png`)).toEqual([
      expect.objectContaining({ url: preview.path, alt: preview.alt }),
      { url: `${PROVIDER}/logo.png` },
    ]);
  });

  it.each([undefined, '', 'https://elsewhere.example/logo.png', 'javascript:alert(1)'])(
    'are only the generated preview for the logo %j',
    (logoImage) => {
      expect(picturesOf(logoImage)).toEqual([expect.objectContaining({ url: preview.path })]);
    },
  );
});
