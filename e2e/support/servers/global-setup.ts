import { buildSite } from '../../commands/build-site.ts';
import { removeFolder, copyBuiltSite } from './site.ts';
import { sandboxSettings } from '../../commands/demo-settings.ts';

/**
 * Builds the site with the settings of the sandbox, unless the last build is current. Makes one
 * copy of it for all workers, and resolves to the function that removes the copy.
 */
export default async function setUp(): Promise<() => Promise<void>> {
  Object.assign(process.env, sandboxSettings);
  if (!(await buildSite(process.cwd(), { unlessCurrent: true }))) {
    throw new Error('The build failed; its output above says why.');
  }
  const folder = await copyBuiltSite();
  process.env.BUILT_SITE_COPY = folder;
  return () => removeFolder(folder);
}
