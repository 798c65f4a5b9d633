/** One measured value. `breach` says what is wrong with a value outside its goal. */
export type Finding = { readonly shown: string; readonly breach?: string };

/** `problem` is false or empty when the value is within its goal. */
export const createFinding = (shown: string, problem: string | false): Finding =>
  problem ? { shown, breach: problem } : { shown };

/** Shows how many of `total` have not failed. `problem` says what the failed ones did. */
export const countFailures = (failures: number, total: number, problem: string): Finding =>
  createFinding(
    `${total - failures}/${total}`,
    failures > 0 && `${failures} of ${total} ${problem}`,
  );

/**
 * Findings by name. In the report a name is the heading of a column, or of a row in a table of
 * `tabulateChecks`.
 */
export type Cells = ReadonlyMap<string, Finding>;

export type FaultFindings = {
  readonly fault: string;
  /** First visits while the fault is on. */
  readonly cold: Cells;
  /** Times from the end of the fault until the pages are answered with 200. */
  readonly back: Cells;
  /**
   * Visits while the fault is on a second time, but not to the pages that call the provider for
   * each visit.
   */
  readonly known: Cells;
  /** Times from the second end of the fault until the pages show the provider's new data. */
  readonly fresh: Cells;
  /**
   * Measured in the phase `known`: times of visits to cached pages, the load of the machine, the
   * number of calls to the provider, and the memory and sockets of the site's process.
   */
  readonly process: Cells;
};

/** A table of the report. The first column shows the keys of `rows`. */
export type Table = {
  readonly title: string;
  readonly rows: ReadonlyMap<string, Cells>;
};
