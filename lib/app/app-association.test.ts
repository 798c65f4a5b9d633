import { formatAndroidAssociation, formatAppleAssociation } from './app-association.ts';

type Component = { readonly '/': string; readonly exclude?: true };

const apple = JSON.stringify(formatAppleAssociation());
const android = JSON.stringify(formatAndroidAssociation());

const parseComponents = (json: string): readonly Component[] =>
  JSON.parse(/"(?:dynamic_app_link_)?components":(\[.*?\])/.exec(json)?.[1] ?? '[]');

/**
 * Whether a link to the path opens the app. The first component that matches the path decides, as
 * on iOS and Android. The tested paths have no query, so a component with a query does not match.
 */
const isOpened = (components: readonly Component[], path: string): boolean => {
  const found = components.find(
    (component) =>
      !('?' in component) && new RegExp(`^${component['/'].replaceAll('*', '.*')}$`).test(path),
  );
  return found !== undefined && found.exclude !== true;
};

describe.each([
  ['iOS', apple],
  ['Android', android],
])('the association file for %s', (_system, json) => {
  const components = parseComponents(json);

  it.each([
    '/restaurants',
    '/restaurant/casa-veche',
    '/restaurant/casa-veche/menu',
    '/restaurant/casa-veche/table/12',
  ])('opens the app for %s', (path) => {
    expect(isOpened(components, path)).toBe(true);
  });

  it.each([
    '/payment/librapay/u1/loading',
    '/payment/client/u1/o1/pay',
    '/reset/password/t0ken',
    '/activate/t0ken',
    '/invoice/1',
    '/api/token/verify',
    '/',
    '/privacy',
    '/partener',
    '/downloadapp',
  ])('leaves %s to the browser', (path) => {
    expect(isOpened(components, path)).toBe(false);
  });

  it('excludes embedded menus, which the app shows in a web view', () => {
    // The first five components exclude sensitive pages and the API.
    expect(components[5]).toEqual({
      '/': '/restaurant/*',
      '?': { hidden_navbar: '*' },
      exclude: true,
    });
  });
});

describe('the ids and the certificate of the app in the association files', () => {
  it('are those of the settings', () => {
    expect(apple).toContain('"appIDs":["EXAMPLE000.ro.example.polonic"]');
    expect(android).toContain('"package_name":"ro.example.polonic"');
    expect(android).toMatch(/"sha256_cert_fingerprints":\["00(:00){31}"\]/);
  });
});
