import { runInNewContext } from 'node:vm';
import { offlineOptions } from './offline-options.ts';
import { formatWorkerScript } from './worker-script.ts';

/** Runs a script without globals but `self`, and returns the events that it listens for. */
function run(script: string): readonly string[] {
  const events: string[] = [];
  const self = {
    location: { origin: 'https://site.example' },
    caches: {},
    addEventListener: (type: string) => events.push(type),
  };
  runInNewContext(script, { self });
  return events.toSorted();
}

describe('the script of the service worker', () => {
  it('starts on its own and listens for its events', () => {
    expect(run(formatWorkerScript('on'))).toEqual(['activate', 'fetch', 'install', 'message']);
  });

  it('handles no request when the setting is off', () => {
    expect(run(formatWorkerScript('off'))).toEqual(['activate', 'install']);
  });

  it('is the same for the same settings, so that browsers see no update', () => {
    expect(formatWorkerScript('on')).toBe(formatWorkerScript('on'));
  });
});

describe('the pages that are kept', () => {
  const pattern = new RegExp(offlineOptions.pagePattern);

  it.each([
    ['/restaurant/umi-pe-mures', true],
    ['/restaurant/umi-pe-mures/menu', true],
    ['/restaurant/umi-pe-mures/table/12', false],
    ['/restaurant/-a/menu', false],
    ['/restaurant/a/menu/', false],
    ['/restaurant/a/../../payment/menu', false],
    // An internal address: the browser sees the path of the menu.
    ['/embedded/english/restaurant/umi-pe-mures/menu', false],
    ['/restaurants', false],
  ])('%s: %s', (path, isKept) => {
    expect(pattern.test(path)).toBe(isKept);
  });
});
