import { readdirSync } from 'node:fs';
import { expect, test } from '@playwright/test';

const PACKAGES = '.next/standalone/node_modules';

test('the built site contains no development tool', () => {
  const shipped = readdirSync(PACKAGES);
  expect(shipped).toContain('next');
  for (const tool of ['playwright', 'playwright-core', '@playwright', 'lighthouse', 'jest']) {
    expect(shipped).not.toContain(tool);
  }
});
