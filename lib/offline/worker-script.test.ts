import { runInNewContext } from 'node:vm';
import { formatWorkerScript } from './worker-script.ts';

/**
 * Runs a script that has no globals but `self` and those of JavaScript. Returns the events that the
 * script listens for.
 */
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
  it('needs no other script, and listens for the events of a service worker', () => {
    expect(run(formatWorkerScript('on'))).toEqual(['activate', 'fetch', 'install', 'message']);
  });

  it('handles no request when OFFLINE_MENUS is off', () => {
    expect(run(formatWorkerScript('off'))).toEqual(['activate', 'install']);
  });

  it('is the same text each time, so that browsers see no update', () => {
    expect(formatWorkerScript('on')).toBe(formatWorkerScript('on'));
  });
});
