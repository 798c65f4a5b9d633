/** The web vitals, by the names of the `web-vitals` library. */
export const VITALS = ['TTFB', 'FCP', 'LCP', 'INP', 'CLS'] as const;

export type Measurement = {
  /** The page's route template. */
  readonly page: string;
  readonly vital: (typeof VITALS)[number];
  /** Milliseconds; CLS has no unit. */
  readonly value: number;
};
