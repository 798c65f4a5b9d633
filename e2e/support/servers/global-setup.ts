import { copyBuiltSite } from '../copies/built-site-copy.ts';
import { removeFolder } from '../copies/remove-folder.ts';

/**
 * Makes one copy of the built site for all workers, and resolves to the function that removes the
 * copy.
 */
export default async function setUp(): Promise<() => Promise<void>> {
  const folder = await copyBuiltSite();
  process.env.BUILT_SITE_COPY = folder;
  return () => removeFolder(folder);
}
