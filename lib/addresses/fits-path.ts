export const isPlaceholder = (part: string): boolean => part.startsWith('[');

export const hasIds = (path: string): boolean => path.split('/').some(isPlaceholder);

type Fits = (segment: string, part: string) => boolean;

/**
 * Whether each segment fits the part in the same place. `parts` are those of a path in the address
 * table, so a part may be a placeholder for an id.
 */
export function fitsParts(
  segments: readonly string[],
  parts: readonly string[],
  fits: Fits,
): boolean {
  return (
    parts.length === segments.length &&
    parts.every((part, index) => fits(segments[index] ?? '', part))
  );
}

/** Whether each segment of a pathname fits the part in the same place of `path`. */
export function fitsPath(pathname: string, path: string, fits: Fits): boolean {
  return fitsParts(pathname.split('/'), path.split('/'), fits);
}

/** Whether a pathname fits `path` with any ids. */
export function fitsTemplate(pathname: string, path: string): boolean {
  return fitsPath(pathname, path, (segment, part) => isPlaceholder(part) || segment === part);
}

/** Whether two pages have the same first segment, such as `/payment`. */
export function haveSamePrefix(pathname: string, other: string): boolean {
  return pathname.split('/')[1] === other.split('/')[1];
}
