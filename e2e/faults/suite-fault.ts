import { faultKinds } from '../sandbox/faults/fault.ts';

/** With `none` the suite measures the site while the provider works. */
export const suiteFaults = ['none', ...faultKinds] as const;

export type SuiteFault = (typeof suiteFaults)[number];
