import { copyBuiltSite, removeFolder } from '../copies/built-site-copy.ts';

/**
 * Makes one copy of the built site, which all workers use: they read its path from the environment.
 * Resolves to a function that removes the copy.
 */
export default async function setUp(): Promise<() => Promise<void>> {
  const folder = await copyBuiltSite();
  process.env.BUILT_SITE_COPY = folder;
  return () => removeFolder(folder);
}
