export const isPlaceholder = (part: string): boolean => part.startsWith('[');

export const hasIds = (path: string): boolean => path.split('/').some(isPlaceholder);

type Fits = (segment: string, part: string) => boolean;

/**
 * Whether a pathname fits the path of a route. Both are split at `/`: the pathname into `segments`,
 * and the path into `parts`, in which a part may be a placeholder for an id. There must be as many
 * segments as parts, and each segment must fit the part in the same place.
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

/** Whether two pathnames begin with the same segment, such as `/payment`. */
export function haveSamePrefix(pathname: string, other: string): boolean {
  return pathname.split('/')[1] === other.split('/')[1];
}
