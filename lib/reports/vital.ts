/** The web vitals, by the names of the `web-vitals` library. CLS has no unit, the others are times. */
export const VITALS = ['TTFB', 'FCP', 'LCP', 'INP', 'CLS'] as const;

export type Measurement = {
  /** The page's route template. */
  readonly page: string;
  readonly vital: (typeof VITALS)[number];
  /** Milliseconds; for CLS the sum of the shifts. */
  readonly value: number;
};
