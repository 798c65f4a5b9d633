import { z } from 'zod';

const lockFileSchema = z.object({
  name: z.string(),
  version: z.string(),
  packages: z.record(
    z.string(),
    z.object({
      version: z.string(),
      integrity: z.string().optional(),
      license: z.string().optional(),
      dev: z.boolean().optional(),
      optional: z.boolean().optional(),
      devOptional: z.boolean().optional(),
    }),
  ),
});

type LockedPackage = z.infer<typeof lockFileSchema>['packages'][string];

type Component = {
  readonly type: 'library';
  readonly 'bom-ref': string;
  readonly name: string;
  readonly version: string;
  readonly scope: 'required' | 'optional';
  readonly purl: string;
  readonly hashes?: readonly { readonly alg: string; readonly content: string }[];
  readonly licenses?: readonly { readonly expression: string }[];
};

type Sbom = {
  readonly bomFormat: 'CycloneDX';
  readonly specVersion: '1.5';
  readonly version: 1;
  readonly metadata: object;
  readonly components: readonly Component[];
};

/** `hash` is the name of the algorithm, a hyphen and the hash in base64. */
function formatHash(hash: string): { readonly alg: string; readonly content: string } {
  const [algorithm = '', value = ''] = hash.split('-');
  return {
    alg: algorithm.toUpperCase().replace('SHA', 'SHA-'),
    content: Buffer.from(value, 'base64').toString('hex'),
  };
}

/** The package in the folder `node_modules/a/node_modules/@b/c` has the name `@b/c`. */
function toComponent(path: string, locked: LockedPackage): Component {
  const { version, integrity, license, optional, devOptional } = locked;
  const name = path.replace(/^.*node_modules\//, '');
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  return {
    type: 'library',
    'bom-ref': purl,
    name,
    version,
    scope: optional || devOptional ? 'optional' : 'required',
    purl,
    // npm separates several hashes of one package by spaces.
    ...(integrity && { hashes: integrity.split(' ').map(formatHash) }),
    ...(license && { licenses: [{ expression: license }] }),
  };
}

/**
 * Formats the run-time packages of the lock file as a CycloneDX bill of materials.
 * `npm sbom --omit=dev` would leave out run-time packages that development packages need too, such
 * as React.
 */
export function formatSbom(lockFile: string): Sbom {
  const { name, version, packages } = lockFileSchema.parse(JSON.parse(lockFile));
  const components = Object.entries(packages)
    .filter(([path, { dev }]) => path !== '' && !dev)
    .map(([path, locked]) => toComponent(path, locked));
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { type: 'application', name, version } },
    // Lists each version of a package once, even if it is installed in several folders.
    components: [...new Map(components.map((one) => [one.purl, one])).values()],
  };
}
