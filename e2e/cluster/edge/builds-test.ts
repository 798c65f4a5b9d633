import { removeFolder, startSite } from '../../support/servers/site.ts';
import type { RunningSite, SiteOptions } from '../../support/servers/site.ts';
import { test as base } from './edge-test.ts';
import { buildChangedSite, listStaticFiles } from './second-build.ts';

const BUILD_MS = 300_000;

type StartRelease = (port?: number, env?: SiteOptions['env']) => Promise<RunningSite>;

type Builds = {
  /** The folder with the build of the repository. */
  readonly first: string;
  /** The folder with a build of changed sources. */
  readonly second: string;
  /** Files that only the first build has. */
  readonly onlyInFirst: readonly string[];
  /** Files that only the second build has. */
  readonly onlyInSecond: readonly string[];
  readonly startFirst: StartRelease;
  readonly startSecond: StartRelease;
};

export const test = base.extend<object, { readonly builds: Builds }>({
  builds: [
    async ({ sandbox }, provide) => {
      const first = process.env.BUILT_SITE_COPY ?? '';
      const second = await buildChangedSite();
      const [firstFiles, secondFiles] = [listStaticFiles(first), listStaticFiles(second)];
      const startFrom = async (
        folder: string,
        ...[port, env = {}]: Parameters<StartRelease>
      ): Promise<RunningSite> => {
        // `startSite` runs the build in the folder that `BUILT_SITE_COPY` names.
        process.env.BUILT_SITE_COPY = folder;
        const options = {
          providerApiUrl: sandbox.origin,
          env,
          ...(port !== undefined && { port }),
        };
        return startSite(options).finally(() => {
          process.env.BUILT_SITE_COPY = first;
        });
      };
      await provide({
        first,
        second,
        onlyInFirst: firstFiles.filter((file) => !secondFiles.includes(file)),
        onlyInSecond: secondFiles.filter((file) => !firstFiles.includes(file)),
        startFirst: (...options) => startFrom(first, ...options),
        startSecond: (...options) => startFrom(second, ...options),
      });
      await removeFolder(second);
    },
    { scope: 'worker', timeout: BUILD_MS },
  ],
});

export { expect } from './edge-test.ts';
