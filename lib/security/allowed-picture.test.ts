import type { findAllowedPicture } from './allowed-picture.ts';

describe('a picture', () => {
  let find: typeof findAllowedPicture;

  /** Loads the module again, because settings are read once per process. */
  const startProcess = async (env: Readonly<Record<string, string>>): Promise<void> => {
    jest.resetModules();
    jest.replaceProperty(process, 'env', { ...process.env, ...env });
    ({ findAllowedPicture: find } = await import('./allowed-picture.ts'));
  };

  it.each([
    ['at a listed origin is resized', 'https://pictures.example/a.jpg', true],
    ['at the origin of the provider is loaded as it is', 'https://api.example/a.jpg', false],
  ])('%s', async (_, href, isResized) => {
    await startProcess({
      IMAGE_ORIGINS: 'https://pictures.example',
      PROVIDER_API_URL: 'https://api.example',
    });
    expect(find(href)).toEqual({ href, isResized });
  });

  it.each([
    ['at another origin', 'https://other.example/a.jpg'],
    ['over plain http', 'http://pictures.example/a.jpg'],
    ['at an address without a host', '/a.jpg'],
    ['without an address', undefined],
  ])('%s is not loaded', async (_, address) => {
    await startProcess({ IMAGE_ORIGINS: 'https://pictures.example' });
    expect(find(address)).toBeUndefined();
  });

  it('at a provider on plain http, outside the loopback, is not loaded', async () => {
    await startProcess({ PROVIDER_API_URL: 'http://provider.internal:8080' });
    expect(find('http://provider.internal:8080/a.jpg')).toBeUndefined();
  });
});
