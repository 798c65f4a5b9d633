import { fitsPath, hasIds, haveSamePrefix } from './fits-path.ts';

describe('a pathname', () => {
  const fits = (segment: string, part: string): boolean => segment === part || part === '[id]';

  it.each([
    ['/', '/', true],
    ['/a/x/b', '/a/[id]/b', true],
    ['/a/x/c', '/a/[id]/b', false],
    ['/a/x', '/a/[id]/b', false],
    ['/a/x/b/', '/a/[id]/b', false],
    ['', '/', false],
  ])('%j fits %s: %s', (pathname, path, expected) => {
    expect(fitsPath(pathname, path, fits)).toBe(expected);
  });
});

it.each([
  ['/', false],
  ['/a/b', false],
  ['/a/[id]', true],
])('the path %s has ids: %s', (path, expected) => {
  expect(hasIds(path)).toBe(expected);
});

it.each([
  ['/payment/a', '/payment/b/c', true],
  ['/payments/a', '/payment/a', false],
  ['/', '/payment', false],
])('the path %s has the first segment of %s: %s', (pathname, other, expected) => {
  expect(haveSamePrefix(pathname, other)).toBe(expected);
});
