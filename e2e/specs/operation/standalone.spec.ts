import { readdirSync } from 'node:fs';
import { expect, test } from '@playwright/test';

const STANDALONE = '.next/standalone';
const PACKAGES = `${STANDALONE}/node_modules`;

test('the built site contains no development tool', () => {
  const shipped = readdirSync(PACKAGES);
  expect(shipped).toContain('next');
  for (const tool of ['playwright', 'playwright-core', '@playwright', 'lighthouse', 'jest']) {
    expect(shipped).not.toContain(tool);
  }
});

test('the folder `lib` of the built site has the code of the launcher and no tests', () => {
  const shipped = readdirSync(`${STANDALONE}/lib`, { recursive: true }).map(String);
  expect(shipped).toContain('config/settings.ts');
  expect(shipped.filter((file) => file.includes('.test.'))).toEqual([]);
});
