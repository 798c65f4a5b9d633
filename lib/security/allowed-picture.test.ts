import type { findAllowedPicture } from './allowed-picture.ts';

describe("the address of a provider's picture", () => {
  let find: typeof findAllowedPicture;

  /** Loads the module again, because settings are read once per process. */
  const startProcess = async (env: Readonly<Record<string, string>>): Promise<void> => {
    jest.resetModules();
    jest.replaceProperty(process, 'env', { ...process.env, ...env });
    ({ findAllowedPicture: find } = await import('./allowed-picture.ts'));
  };

  it.each([
    ['of a listed origin is resized', 'https://pictures.example/a.jpg', true],
    ['of the provider is loaded as it is', 'https://api.example/a.jpg', false],
  ])('%s', async (_, href, isResized) => {
    await startProcess({
      IMAGE_ORIGINS: 'https://pictures.example',
      PROVIDER_API_URL: 'https://api.example',
    });
    expect(find(href)).toEqual({ href, isResized });
  });

  it.each([
    ['of another origin', 'https://other.example/a.jpg'],
    ['over plain http', 'http://pictures.example/a.jpg'],
    ['without a host', '/a.jpg'],
    ['that is missing', undefined],
  ])('%s is not loaded', async (_, address) => {
    await startProcess({ IMAGE_ORIGINS: 'https://pictures.example' });
    expect(find(address)).toBeUndefined();
  });

  it('of the provider is not loaded when the provider is in our network', async () => {
    await startProcess({ PROVIDER_API_URL: 'http://provider.internal:8080' });
    expect(find('http://provider.internal:8080/a.jpg')).toBeUndefined();
  });
});
