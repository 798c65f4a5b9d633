import { faultKinds } from '../sandbox/faults/fault.ts';

/** `none` measures a working provider. */
export const suiteFaults = ['none', ...faultKinds] as const;

export type SuiteFault = (typeof suiteFaults)[number];
