type IdsIn<Path extends string> = Path extends `${string}[${infer Id}]${infer Rest}`
  ? Id | IdsIn<Rest>
  : never;

/**
 * The type of a path with its ids filled in, as Next's typed links require: `/restaurant/${string}`
 * for `/restaurant/[restaurantId]`.
 */
export type Href<Path extends string> = Path extends `${infer Before}[${string}]${infer After}`
  ? `${Before}${string}${Href<After>}`
  : Path;

type Link<Path extends string> = { readonly path: Path } & ([IdsIn<Path>] extends [never]
  ? () => Path
  : (ids: Readonly<Record<IdsIn<Path>, string>>) => Href<Path>);

export type IdsOf<Links> = {
  [Name in keyof Links]: Links[Name] extends { readonly path: infer Path extends string }
    ? IdsIn<Path>
    : never;
}[keyof Links];

type Ids = Readonly<Record<string, string>>;

/**
 * Callers must not pass the ids '.' and '..': encoding leaves them as they are, and browsers would
 * resolve them to another path.
 */
export function formatPath(path: string, ids: Ids): string {
  return path.replace(/\[(\w+)\]/g, (_, id: string) => encodeURIComponent(ids[id] ?? ''));
}

/** `path` is in the notation of Next's folder `app`, where `[name]` stands for an id. */
export function link<Path extends string>(path: Path): Link<Path>;
export function link(path: string): object {
  return Object.assign((ids: Ids) => formatPath(path, ids), { path });
}
