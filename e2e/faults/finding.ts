/** One measured value. `breach` says what is wrong with a value outside its goal. */
export type Finding = { readonly shown: string; readonly breach?: string };

/** The findings of one row, by the heading of their column. */
export type Cells = ReadonlyMap<string, Finding>;

export type FaultFindings = {
  readonly fault: string;
  /** First visits during the fault. */
  readonly cold: Cells;
  /** Times from the end of the fault until the pages are answered with 200. */
  readonly back: Cells;
  /** Visits during the fault to pages that were answered before. */
  readonly known: Cells;
  /** Times from the end of the fault until the pages show the provider's new data. */
  readonly fresh: Cells;
  /**
   * Times of visits to cached pages during the fault, the load of the machine, the number of calls
   * to the provider, and the memory and sockets of the site's process.
   */
  readonly process: Cells;
};

/** A table of the report; the key of a row stands in its first column. */
export type Table = {
  readonly title: string;
  readonly rows: ReadonlyMap<string, Cells>;
};
