import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');
const PINNED_NODE = resolve(ROOT, 'node_modules/.bin/node');

type Ending = { readonly code: number | null; readonly stderr: string };

function startWith(environment: Readonly<Record<string, string>>): Ending {
  const { status, stderr } = spawnSync(PINNED_NODE, ['e2e/commands/start.mjs'], {
    cwd: ROOT,
    env: { NODE_ENV: 'production', ...environment },
    encoding: 'utf8',
    timeout: 10_000,
  });
  return { code: status, stderr };
}

describe('npm start with wrong settings', () => {
  it('exits 1 without the provider', () => {
    expect(startWith({})).toEqual({
      code: 1,
      stderr:
        'The site does not start, its settings are wrong:\n' +
        '  - PROVIDER_API_URL: required, expected the origin of the provider\n',
    });
  });

  it('lists every problem at once', () => {
    const { code, stderr } = startWith({
      PROVIDER_API_URL: 'https://api.example.ro/api/',
      PORT: 'none',
      REVALIDATE_SECONDS: '-1',
      IMAGE_ORIGINS: 'http://pictures.example',
      LOG_LEVEL: 'loud',
    });
    expect(code).toBe(1);
    expect(stderr.match(/^ {2}- \w+/gm)).toEqual([
      '  - PROVIDER_API_URL',
      '  - PORT',
      '  - REVALIDATE_SECONDS',
      '  - IMAGE_ORIGINS',
      '  - LOG_LEVEL',
    ]);
  });

  it('repeats no secret', () => {
    const { stderr } = startWith({ REVALIDATE_SECRET: 'hunter2', REDIS_URL: 'http://:word@host' });
    expect(stderr).toMatch(/REVALIDATE_SECRET[^]*REDIS_URL/);
    expect(stderr).not.toMatch(/hunter2|word@/);
  });
});
