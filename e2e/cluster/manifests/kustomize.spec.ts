import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { findTypeErrors, parseObjects } from './kubernetes-objects.ts';

const K8S = resolve(import.meta.dirname, '../../../deploy/k8s');

const render = (folder: string): ReturnType<typeof spawnSync> =>
  spawnSync('kubectl', ['kustomize', resolve(K8S, folder)], { encoding: 'utf8' });

for (const folder of ['base', 'overlays/example']) {
  test(`${folder} is rendered into valid objects of the Kubernetes API`, () => {
    const { status, stdout } = render(folder);
    expect(status).toBe(0);
    const objects = parseObjects(String(stdout));
    expect(objects.length).toBeGreaterThan(15);
    expect(findTypeErrors(objects)).toEqual([]);
  });
}

test('the example overlay replaces the images, adds settings and keeps the settings of the base', () => {
  const rendered = String(render('overlays/example').stdout);
  for (const value of [
    'image: registry.example/public-site:',
    'image: registry.example/public-site-edge:',
    'PROVIDER_API_URL: https://api.example.ro',
    'REDIS_URL: redis://redis:6379',
    'cidr: 198.51.100.10/32',
    'namespace: public-site',
  ]) {
    expect(rendered).toContain(value);
  }
  expect(rendered).not.toContain('image: public-site');
});
