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

  const API_SPELLINGS = [
    '/api',
    '/api/v1/payment/1',
    '/API/v1',
    '//api/v1',
    '/./api/v1',
    '/pictures/../api/v1',
    '/pictures/%2e%2e/api/v1',
    '/pictures/..%2fapi/v1',
    '/pictures/..%5capi/v1',
    '/pictures%2f..%2fapi%2fv1',
    '/%61pi/v1',
    '/%2561pi/v1',
    '/%25252561pi/v1',
    '/api;x=1/v1',
    '/;x/api/v1',
    '/%2fapi/v1',
    '/api%20/v1',
    '/pictures/%ff/../../api/v1',
    '/pictures/%zz/..%2f../api/v1',
    '/api?n=1',
  ];

  it.each(
    API_SPELLINGS.flatMap((path) => [
      ['https://api.example', `https://api.example${path}`],
      ['http://127.0.0.1:4010', `http://127.0.0.1:4010${path}`],
      ['http://127.0.0.1:4010', `http://localhost:4010${path}`],
    ]),
  )('of the API of the provider at %s is not loaded: %s', async (provider, address) => {
    await startProcess({
      IMAGE_ORIGINS: 'https://api.example http://127.0.0.1:4010 http://localhost:4010',
      PROVIDER_API_URL: provider,
    });
    expect(find(address)).toBeUndefined();
  });

  it.each([
    'https://api.example/pictures/api/a.jpg',
    'https://api.example/apice.jpg',
    'https://api.example/100%25-api.jpg',
    'https://pictures.example/api/media/a.jpg',
  ])('that is not under the API of the provider is loaded: %s', async (href) => {
    await startProcess({
      IMAGE_ORIGINS: 'https://pictures.example https://api.example',
      PROVIDER_API_URL: 'https://api.example',
    });
    expect(find(href)).toEqual({ href, isResized: true });
  });

  it('at a provider on plain http, outside the loopback, is not loaded', async () => {
    await startProcess({ PROVIDER_API_URL: 'http://provider.internal:8080' });
    expect(find('http://provider.internal:8080/a.jpg')).toBeUndefined();
  });
});
