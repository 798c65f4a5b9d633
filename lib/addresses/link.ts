/** The names of the ids in a path. */
type IdsIn<Path extends string> = Path extends `${string}[${infer Id}]${infer Rest}`
  ? Id | IdsIn<Rest>
  : never;

/** `/restaurant/${string}` for `/restaurant/[restaurantId]`, as Next's typed links require. */
export type Href<Path extends string> = Path extends `${infer Before}[${string}]${infer After}`
  ? `${Before}${string}${Href<After>}`
  : Path;

type Link<Path extends string> = { readonly path: Path } & ([IdsIn<Path>] extends [never]
  ? () => Path
  : (ids: Readonly<Record<IdsIn<Path>, string>>) => Href<Path>);

/** The names of the ids that links take. */
export type IdsOf<Links> = {
  [Name in keyof Links]: Links[Name] extends { readonly path: infer Path extends string }
    ? IdsIn<Path>
    : never;
}[keyof Links];

type Ids = Readonly<Record<string, string>>;

/**
 * Fills a path with ids. Each id is encoded, but '.' and '..' cannot be: callers pass ids that
 * `lib/ids` has accepted.
 */
export function formatPath(path: string, ids: Ids): string {
  return path.replace(/\[(\w+)\]/g, (_, id: string) => encodeURIComponent(ids[id] ?? ''));
}

/** A function that links to a page, and the page's path in the notation of `app`: `[name]` is an id. */
export function link<Path extends string>(path: Path): Link<Path>;
export function link(path: string): object {
  return Object.assign((ids: Ids) => formatPath(path, ids), { path });
}
