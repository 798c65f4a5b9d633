import { copyBuiltSite, removeFolder } from '../copies/built-site-copy.ts';

/**
 * One copy serves all workers, which inherit its place. Returns what removes it again.
 */
export default async function setUp(): Promise<() => Promise<void>> {
  const folder = await copyBuiltSite();
  process.env.BUILT_SITE_COPY = folder;
  return () => removeFolder(folder);
}
