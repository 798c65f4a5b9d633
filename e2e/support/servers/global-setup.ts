import { copyBuiltSite, removeFolder } from '../copies/built-site-copy.ts';

/**
 * Makes one copy for all workers, which get its path in the environment. Returns its removal.
 */
export default async function setUp(): Promise<() => Promise<void>> {
  const folder = await copyBuiltSite();
  process.env.BUILT_SITE_COPY = folder;
  return () => removeFolder(folder);
}
