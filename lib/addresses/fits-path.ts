export const isPlaceholder = (part: string): boolean => part.startsWith('[');

export const hasIds = (path: string): boolean => path.split('/').some(isPlaceholder);

/** Whether each segment of a pathname fits the part in the same place of `path`. */
export function fitsPath(
  pathname: string,
  path: string,
  fits: (segment: string, part: string) => boolean,
): boolean {
  const segments = pathname.split('/');
  const parts = path.split('/');
  return (
    parts.length === segments.length &&
    parts.every((part, index) => fits(segments[index] ?? '', part))
  );
}

/** Whether a pathname fits `path` with any ids. */
export function fitsTemplate(pathname: string, path: string): boolean {
  return fitsPath(pathname, path, (segment, part) => isPlaceholder(part) || segment === part);
}

/** Whether two pages have the same first segment, such as `/payment`. */
export function haveSamePrefix(pathname: string, other: string): boolean {
  return pathname.split('/')[1] === other.split('/')[1];
}
