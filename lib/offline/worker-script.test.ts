import { runInNewContext } from 'node:vm';
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
  it('needs no other script, and listens for its events', () => {
    expect(run(formatWorkerScript('on'))).toEqual(['activate', 'fetch', 'install', 'message']);
  });

  it('handles no request when the setting is off', () => {
    expect(run(formatWorkerScript('off'))).toEqual(['activate', 'install']);
  });

  it('is the same for the same settings, so that browsers see no update', () => {
    expect(formatWorkerScript('on')).toBe(formatWorkerScript('on'));
  });
});
