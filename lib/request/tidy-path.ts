import { addressRules } from './address-rules.ts';
import { STATIC_PATHS } from './static-paths.ts';

/** Every address of the site, in segments: what is written so, and checks for ids and tokens. */
const addresses = [
  ...STATIC_PATHS.map((path) => path.slice(1).split('/')),
  ...addressRules.map(({ segments }) => segments),
];

/** Counted by hand: a pattern would try every slash of a long row of them. */
function withoutOuterSlashes(pathname: string): string {
  let start = 0;
  let end = pathname.length;
  while (pathname[start] === '/') start += 1;
  while (end > start && pathname[end - 1] === '/') end -= 1;
  return pathname.slice(start, end);
}

/**
 * The address that a path stands for: no slash at the end, and small letters in all segments that
 * are fixed. Ids and tokens keep their case, and a path that no page has is left alone. Never begins
 * with two slashes, which would name a host.
 */
export function formatTidyPath(pathname: string): string {
  const bare = withoutOuterSlashes(pathname);
  const segments = bare.split('/');
  const address = addresses.find(
    (candidate) =>
      candidate.length === segments.length &&
      candidate.every(
        (part, index) => typeof part !== 'string' || part === segments[index]?.toLowerCase(),
      ),
  );
  const tidy = address?.map((part, index) => (typeof part === 'string' ? part : segments[index]));
  return `/${tidy?.join('/') ?? bare}`;
}
