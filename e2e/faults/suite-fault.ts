import { faultKinds } from '../sandbox/faults/fault.ts';

/** The faults that the suite measures. The measures of `none` are those of a working provider. */
export const suiteFaults = ['none', ...faultKinds] as const;

export type SuiteFault = (typeof suiteFaults)[number];
