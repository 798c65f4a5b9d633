import { fitsParts, isPlaceholder } from '../addresses/fits-path.ts';
import { publicRows } from '../addresses/address-table.ts';

/** Uses loops: for many slashes in a row, a regular expression such as `/\/+$/` would be slow. */
function withoutOuterSlashes(pathname: string): string {
  let start = 0;
  let end = pathname.length;
  while (pathname[start] === '/') start += 1;
  while (pathname[end - 1] === '/') end -= 1;
  return pathname.slice(start, end);
}

const templates = publicRows.map(({ path }) => path.split('/'));

/**
 * Removes the slashes at the end. If the path fits a public row of the address table, writes the
 * segments that are not ids in lower case. Several slashes at the beginning become one, because in
 * a redirect to `//menu` a browser would read `menu` as a host.
 */
export function formatTidyPath(pathname: string): string {
  const path = `/${withoutOuterSlashes(pathname)}`;
  const segments = path.split('/');
  const template = templates.find((parts) =>
    fitsParts(
      segments,
      parts,
      (segment, part) => isPlaceholder(part) || segment.toLowerCase() === part,
    ),
  );
  if (template === undefined) return path;
  return template.map((part, index) => (isPlaceholder(part) ? segments[index] : part)).join('/');
}
