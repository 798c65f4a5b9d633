import { offlineOptions } from './offline-options.ts';

describe('the pattern of the pages that are kept', () => {
  const pattern = new RegExp(offlineOptions.pagePattern);

  it.each([
    ['/restaurant/umi-pe-mures', true],
    ['/restaurant/umi-pe-mures/menu', true],
    ['/restaurant/umi-pe-mures/table/12', false],
    ['/restaurant/-a/menu', false],
    ['/restaurant/a/menu/', false],
    ['/restaurant/a/../../payment/menu', false],
    // Browsers never see this path: the server rewrites the path of an English menu to it.
    ['/embedded/english/restaurant/umi-pe-mures/menu', false],
    ['/restaurants', false],
  ])('matches %s: %s', (path, isKept) => {
    expect(pattern.test(path)).toBe(isKept);
  });
});
