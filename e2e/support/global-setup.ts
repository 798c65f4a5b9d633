import { join } from 'node:path';
import { ensurePictures } from '../sandbox/pictures/ensure-pictures.ts';
import { copyBuiltSite, removeFolder } from './built-site-copy.ts';

/**
 * One copy serves all workers, which inherit its place. The pictures are drawn here, because two
 * workers would draw them at once. Returns what clears the copy away again.
 */
export default async function setUp(): Promise<() => Promise<void>> {
  await ensurePictures(join(process.cwd(), '.cache', 'sandbox-pictures'));
  const folder = await copyBuiltSite();
  process.env.BUILT_SITE_COPY = folder;
  return () => removeFolder(folder);
}
